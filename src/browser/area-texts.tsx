import { useEffect, useState, type ReactNode } from 'react'
import { loadTexts } from '#browser/load-texts.ts'
import type { Dictionaries } from '#kernel/texts.ts'
import { MoreTexts, useLocale } from '#ui/use-texts.tsx'

/** Loads the texts of another area when its component is drawn, so that other pages of the portal need not load them. */
export const AreaTexts = ({ area, children }: { area: string; children: ReactNode }) => {
  const { language } = useLocale()
  const [dictionaries, setDictionaries] = useState<Dictionaries>()
  useEffect(() => void loadTexts(new Set([area]), language).then(setDictionaries), [area, language])
  return dictionaries ? <MoreTexts dictionaries={dictionaries}>{children}</MoreTexts> : null
}
