import type { readMedia } from '#features/authoring/media-library/library.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './media-library.module.css'

/** Where it is used, and the sizes and formats in which pages offer it. */
export const MediaUses = ({ asset }: { asset: ReplyOf<typeof readMedia> }) => {
  const t = useTexts('media-library')
  return (
    <>
      <details className={styles.item} open>
        <summary>{t('uses', { count: asset.uses.length })}</summary>
        <ul className={styles.list}>
          {asset.uses.map(({ id, locale, path, title, isPublished }) => (
            <li key={id}>
              <a href={`/${locale}${path === '/' ? '' : path}?wcmmode=edit`}>{title}</a> {locale}
              {!isPublished && ` · ${t('uses.draft')}`}
            </li>
          ))}
        </ul>
      </details>
      {asset.renditions.length > 0 && (
        <details className={styles.item}>
          <summary>{t('renditions', { count: asset.renditions.length })}</summary>
          <ul className={styles.list}>
            {asset.renditions.map((address) => (
              <li key={address}>
                <a href={address}>{address.slice(asset.address.length + '.rendition.'.length).replace('.', ' px, ')}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
