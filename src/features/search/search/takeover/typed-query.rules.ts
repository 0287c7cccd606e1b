import { cleanQuery } from '#features/search/search-api/public.ts'

/** Below this nothing is suggested and nothing is remembered [9.6.1]. */
const FEWEST_CHARACTERS = 3

/** Counted as people count them: an emoji or a rare Chinese character is one. */
export const isLongEnough = (query: string): boolean => Array.from(cleanQuery(query)).length >= FEWEST_CHARACTERS

export type TypedText = {
  readonly query: string
  readonly type: string
  /** The key that was last pressed; there is none when text is pasted or spoken. */
  readonly key?: string | undefined
  /** The site's flag. */
  readonly isOn: boolean
}

/** Whether suggestions are requested [5.8.1]. */
export const isTypeAheadDue = ({ query, type, key = '', isOn }: TypedText): boolean =>
  isOn && isLongEnough(query) && key !== 'Enter' && !key.startsWith('Arrow') && type !== 'support'

const addParameter = (address: string, name: string, value: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`

/** Encoded once [2.8.5, T-23]. */
export const writeSuggestionAddress = (path: string, suggestion: string): string => addParameter(path, 'search', suggestion)

export const writeResultsAddress = (path: string, query: string, type: string): string => {
  const address = addParameter(path, 'search', query)
  return type === '' ? address : addParameter(address, 'type', type)
}
