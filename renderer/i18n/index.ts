import i18next from 'i18next';
import { en } from './en/index.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
  }
}

const language = i18next.createInstance();
void language.init({
  lng: 'en',
  initAsync: false,
  resources: { en: { translation: en } },
  // React escapes what it shows.
  interpolation: { escapeValue: false },
});

export const t = language.t;

export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** For keys made from ids of the rules; what has no words of its own yet gets the fallback. */
export function translateId(key: string, fallback: string, facts: Facts = {}): string {
  const translate = language.t as unknown as (key: string, options: object) => string;
  return translate(key, { ...facts, defaultValue: fallback });
}
