/** One file of one https host: what a policy can name exactly, so no query, and no folder that others may fill [T-71]. */
export const isScriptAddress = (value: string): boolean =>
  value.length <= 500 && /^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/.test(value)
