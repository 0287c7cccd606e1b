import { useEffect, useState, type ReactNode } from 'react'
import { loadTexts } from '#browser/load-texts.ts'
import type { Dictionaries } from '#kernel/texts.ts'
import { MoreTexts, useLocale } from '#ui/use-texts.tsx'

/** The words of a feature that has no shell, loaded when what says them is drawn: other pages of the portal do without them. */
export const AreaTexts = ({ feature, children }: { feature: string; children: ReactNode }) => {
  const { language } = useLocale()
  const [dictionaries, setDictionaries] = useState<Dictionaries>()
  useEffect(() => void loadTexts(new Set([feature]), language).then(setDictionaries), [feature, language])
  return dictionaries ? <MoreTexts dictionaries={dictionaries}>{children}</MoreTexts> : null
}
