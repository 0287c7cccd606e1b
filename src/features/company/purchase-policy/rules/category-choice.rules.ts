export type CategoryChoice = { readonly path: string; readonly name: string }

/** The names from the top, such as ‘Valves › Ball valves’; a category that is gone stands with its path. */
export const nameCategory = (choices: readonly CategoryChoice[], path: string): string => {
  const steps = path.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'))
  const names = steps.map((step) => choices.find((choice) => choice.path === step)?.name)
  return names.every((name) => name !== undefined) ? names.join(' › ') : path
}

/** Those that can still be chosen: neither chosen themselves nor below one that is, which counts them already. */
export const listOpenChoices = (choices: readonly CategoryChoice[], chosen: readonly string[]): CategoryChoice[] =>
  choices.filter(({ path }) => !chosen.some((above) => path === above || path.startsWith(`${above}/`)))

/** With one more; those below it are covered by it. */
export const addCategory = (chosen: readonly string[], path: string): string[] => [
  ...chosen.filter((one) => one !== path && !one.startsWith(`${path}/`)),
  path,
]
