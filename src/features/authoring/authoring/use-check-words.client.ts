import { useTexts } from '#ui/use-texts.tsx'

/** Problems that the server finds in a page, by name. */
const CODES = [
  ...(['alt', 'licence-ended', 'licence-ending', 'second-heading', 'no-heading', 'level', 'description', 'weight'] as const),
  ...(['link', 'link-draft', 'link-file', 'language', 'time'] as const),
  ...(['review', 'review-returned', 'review-outdated', 'review-withdrawn', 'review-missing'] as const),
  ...(['too-small', 'too-big', 'wrong', 'unknown-block', 'repeated', 'into', 'audience', 'bad-link'] as const),
]

export type FoundProblem = { readonly message: string; readonly code?: string | undefined; readonly about?: string | undefined }

/** In the author's language; in the server's words where this page does not know the problem yet. */
export const useCheckWords = (): ((found: FoundProblem) => string) => {
  const t = useTexts('authoring')
  return ({ message, code, about = '' }) => {
    const known = CODES.find((each) => each === code)
    return known ? t(`check.${known}`, { about }) : message
  }
}
