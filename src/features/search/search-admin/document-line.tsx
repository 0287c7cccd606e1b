import type { ReactNode } from 'react'
import type { PinnedDocument } from '#features/search/search-admin/pin.rules.ts'
import { DOCUMENT_TYPES } from '#features/search/search-api/public.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-admin.module.css'

type DocumentLineProps = { document: PinnedDocument & { readonly number?: string }; children: ReactNode }

/** A document with its type and number, and what can be done with it. */
export const DocumentLine = ({ document: { id, title, type, number }, children }: DocumentLineProps) => {
  const t = useTexts('search-admin')
  const known = DOCUMENT_TYPES.find((each) => each === type)
  const about = [known ? t(`type.${known}`) : type, number].filter(Boolean).join(' · ')
  return (
    <li className={styles.document}>
      <span className={styles.title}>
        {title ?? id}
        <span>{title === null ? t('pins.gone') : about}</span>
      </span>
      <span className={styles.actions}>{children}</span>
    </li>
  )
}
