import type { ErrorCode } from 'yaml'

const explanations: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'A text that contains ": " must stand in "quotes".',
  DUPLICATE_KEY: 'This name is used twice. Keep one of the two lines.',
  MISSING_CHAR: 'Something is missing here: a closing quote, or the colon after the name.',
  MULTILINE_IMPLICIT_KEY: 'This line has no colon. Write it as "name: text".',
  TAB_AS_INDENT: 'This line begins with a tab. Remove it.',
  BAD_INDENT: 'This line begins with spaces, or is shifted. Begin it at the edge.',
  BAD_ALIAS: 'A text that begins with * or & must stand in "quotes".',
  BAD_SCALAR_START: 'A text that begins with @ or ` must stand in "quotes".',
  TAG_RESOLVE_FAILED: 'A text that begins with ! must stand in "quotes".',
  BAD_DQ_ESCAPE: 'A backslash in "quotes" has a meaning of its own. Write \\\\ for one.',
}

/** What a writer has to do about a YAML error; a general advice for the rare ones. */
export function explainYamlError(code: ErrorCode): string {
  return explanations[code] ?? 'This line cannot be read. Put the text after the colon in "quotes".'
}
