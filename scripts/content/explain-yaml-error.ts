import type { ErrorCode } from 'yaml'

const explanations: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'A text that contains ": " must stand in "quotes".',
  MISSING_CHAR: 'A closing quote or bracket is missing. Put the whole text in "quotes".',
  TAB_AS_INDENT: 'This line begins with a tab. Remove it.',
  BAD_DQ_ESCAPE: 'A backslash means something else in "quotes". Write two of them for one.',
}

const advice =
  'This text cannot be read. Put all of it in "quotes", and write \\" for a quote in it.'

/** What a writer has to do about an error that YAML found in one field. */
export function explainYamlError(code: ErrorCode): string {
  return explanations[code] ?? advice
}
