/** What the command lines of our scripts have in common. */

export function wholeNumber(option: string, text: string): number {
  const value = Number(text);
  return Number.isSafeInteger(value) && value >= 0
    ? value
    : fail(`--${option}: expected a whole number`);
}

/** One sentence for whoever typed it wrong. */
export function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
