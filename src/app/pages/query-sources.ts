import type { PageSource } from '#features/site/content/public.server.ts'

/** The first answer of those that know pages below a path: several features may. */
export const querySources = async <Answer>(
  sources: readonly PageSource[],
  path: string,
  ask: (source: PageSource) => Promise<Answer | undefined> | undefined,
): Promise<Answer | undefined> => {
  for (const source of sources) {
    const answer = source.matches.test(path) ? await ask(source) : undefined
    if (answer !== undefined) return answer
  }
  return undefined
}
