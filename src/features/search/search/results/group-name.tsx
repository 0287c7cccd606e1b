import { DOCUMENT_TYPES } from '#features/search/search-api/public.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './results.module.css'

/** The kind of the results below, in the words of the tabs. */
export const GroupName = ({ type }: { type: string }) => {
  const t = useTexts('search')
  const known = DOCUMENT_TYPES.find((one) => one === type)
  return <h3 className={styles.groupName}>{known ? t(`type.${known}`) : type}</h3>
}
