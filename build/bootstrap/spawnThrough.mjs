import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { pinnedNode } from './pinnedNode.mjs';

/** @type {NodeJS.Signals[]} */
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command in our place: its output is ours, our signals are its, and its exit code is the
 * one to end with.
 *
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function spawnThrough(file, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, [...args], { stdio: 'inherit', ...options });
    const forwarders = forwarded.map((signal) => {
      const forward = () => child.kill(signal);
      process.on(signal, forward);
      return () => process.off(signal, forward);
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const stop of forwarders) stop();
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export const runOnPinnedNode = (args, options) => spawnThrough(pinnedNode(), args, options);
