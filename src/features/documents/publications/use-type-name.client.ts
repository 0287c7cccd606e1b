import { docTypeKey } from '#features/documents/publications/publication.rules.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** A type in the reader's language; one that a site made up itself is shown as it is. */
export const useTypeName = (): ((docType: string) => string) => {
  const t = useTexts('publications')
  return (docType) => {
    const key = docTypeKey(docType)
    return key === undefined ? docType : t(`type.${key}`)
  }
}
