/** Told to the document when the content of a fragment stands in the page: whoever enhances markup looks there once more. */
export const FRAGMENT_SHOWN = 'fragment-shown'
