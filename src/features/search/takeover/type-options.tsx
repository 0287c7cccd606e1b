import type { DocumentType } from '#features/search/takeover/document-type.rules.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** Each says what to enter and, on hover, what it finds [2.8.6]. */
export const TypeOptions = ({ types }: { types: readonly DocumentType[] }) => {
  const t = useTexts('search')
  return types.map((type) => (
    <option key={type} value={type} title={t(`type.${type}.hover`)} data-hint={t(`type.${type}.hint`)}>
      {t(`type.${type}`)}
    </option>
  ))
}
