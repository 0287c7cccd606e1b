import { useEffect, useState, type ReactNode } from 'react'
import { loadTexts } from '#browser/load-texts.ts'
import type { Dictionaries } from '#kernel/texts.ts'
import { MoreTexts, useLocale } from '#ui/use-texts.tsx'

const OF_JOBS: ReadonlySet<string> = new Set(['work'])

/** The words of running jobs, loaded when there is one: other pages of the portal do without them. */
export const JobWords = ({ children }: { children: ReactNode }) => {
  const { language } = useLocale()
  const [dictionaries, setDictionaries] = useState<Dictionaries>()
  useEffect(() => void loadTexts(OF_JOBS, language).then(setDictionaries), [language])
  return dictionaries ? <MoreTexts dictionaries={dictionaries}>{children}</MoreTexts> : null
}
