import { listRecordsPath } from '#features/administration/data-admin/data-pages.rules.ts'
import { useFieldName, useKindName } from '#features/administration/data-admin/use-field-name.client.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './data-admin.module.css'

type Related = { readonly kind: string; readonly field: string; readonly value: string; readonly count: number }

/** Related lines, each with the way to its list. */
export const RelatedList = ({ related }: { related: readonly Related[] }) => {
  const t = useTexts('data-admin')
  const [kindName, fieldName] = [useKindName(), useFieldName()]
  const { locale } = usePage()
  if (related.length === 0) return null
  return (
    <section aria-label={t('related')}>
      <h3>{t('related')}</h3>
      <ul className={styles.history}>
        {related.map(({ kind, field, value, count }) => (
          <li key={`${kind} ${field}`}>
            <a href={pageHref(locale, listRecordsPath(kind, field, [value]) ?? '/back-office')}>
              {kindName(kind)} ({fieldName(field)}): {count}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
