import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** The first thing wrong with what zod has read; `whole` names it when no single field is wrong. */
export function firstProblem(error: z.ZodError, whole: string): FieldProblem {
  return fieldProblem(error.issues[0]!, whole);
}

/** One sentence that names the field and what was expected there. */
export function fieldProblem(found: Issue, whole: string): FieldProblem {
  const { issue, path } = innermost(found, []);
  if (issue.code === 'unrecognized_keys') {
    const field = pathText([...path, issue.keys[0]!]);
    return { path: field, message: `${field} is not a field that belongs there.` };
  }
  const field = pathText(path);
  return { path: field, message: `${field || whole} must be ${expectation(issue)}.` };
}

/** A union fails once for each of its shapes; the one that went deepest was probably meant. */
function innermost(
  issue: Issue,
  parent: readonly PropertyKey[],
): { issue: Issue; path: PropertyKey[] } {
  const path = [...parent, ...issue.path];
  if (issue.code !== 'invalid_union') return { issue, path };
  const deepest = issue.errors
    .flatMap(([first]) => (first && first.path.length > 0 ? [innermost(first, path)] : []))
    .sort((a, b) => b.path.length - a.path.length)[0];
  return deepest ?? { issue, path };
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
  tuple: 'a list',
};

/** Formats that mean nothing without the words of the schema. */
const OWN_FORMATS: ReadonlySet<string> = new Set(['regex', 'starts_with']);

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPE_WORDS[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return choice(issue.values.map((value) => JSON.stringify(value)));
    case 'too_small':
      return sized(issue.origin, issue.exact ? 'exactly' : 'at least', issue.minimum);
    case 'too_big':
      return sized(issue.origin, issue.exact ? 'exactly' : 'at most', issue.maximum);
    case 'invalid_format':
      return OWN_FORMATS.has(issue.format) ? ownWords(issue) : `a valid ${issue.format}`;
    case 'invalid_key':
      // The path ends in the key, and what is wrong with it lies inside.
      return issue.issues[0] ? expectation(issue.issues[0]) : ownWords(issue);
    case 'invalid_union':
      return 'options' in issue && issue.options
        ? choice(issue.options.map((option) => JSON.stringify(option)))
        : [...new Set(issue.errors.flatMap(([first]) => (first ? [expectation(first)] : [])))].join(
            ' or ',
          );
    default:
      return ownWords(issue);
  }
}

/** Schemas say in their own words what a pattern or a condition wants: "expected a hex like …". */
function ownWords({ message }: Issue): string {
  return message.replace(/^expected /, '');
}

function choice(values: readonly string[]): string {
  return values.length === 1 ? values[0]! : `one of ${values.join(', ')}`;
}

function sized(origin: string, bound: string, limit: number | bigint): string {
  if (origin === 'string') return `a text of ${bound} ${limit} characters`;
  if (origin === 'array') return `a list of ${bound} ${limit} items`;
  return `a number of ${bound} ${limit}`;
}

/** Like `sides.german.units[2].hex`. */
export function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text ? `${text}.${String(key)}` : String(key);
  }, '');
}
