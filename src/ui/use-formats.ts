import { useMemo } from 'react'
import { createFormats, type Formats } from '#ui/format.ts'
import { useLocale } from '#ui/use-texts.tsx'

/** Dates, numbers and money in the page's locale; a file of its own, because format.ts also runs on the server. */
export const useFormats = (): Formats => {
  const locale = useLocale()
  return useMemo(() => createFormats(locale), [locale])
}
