import { useCheckWords } from '#features/authoring/authoring/public.ts'
import type { readRelease } from '#features/authoring/releases/release.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './releases.module.css'

type Contents = ReplyOf<typeof readRelease>['contents']
type ReleaseContentsProps = { contents: Contents; onLeave?: (pageId: string) => void }

const addressOf = ({ locale, path }: Contents[number]): string => `/${locale}${path === '/' ? '' : path}`

const describeVersion = (t: ReturnType<typeof useTexts<'releases'>>, { before, version }: Contents[number]): string => {
  if (before === null) return t('versionNew', { version })
  return before === version ? t('versionSame', { version }) : t('versions', { before, version })
}

export const ReleaseContents = ({ contents, onLeave }: ReleaseContentsProps) => {
  const t = useTexts('releases')
  const say = useCheckWords()
  return (
    <ul className={styles.contents} aria-label={t('pages')}>
      {contents.map((page) => (
        <li key={page.pageId}>
          <a href={`${addressOf(page)}?wcmmode=edit`}>{page.title}</a>
          <span className={styles.place}>{addressOf(page)}</span>
          <span>{describeVersion(t, page)}</span>
          {page.problems.length > 0 && (
            <ul className={styles.problems}>
              {[...new Set(page.problems.map(say))].map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
          {onLeave && (
            <Button
              variant="quiet"
              size="small"
              aria-label={t('leaveOf', { title: page.title })}
              onClick={() => onLeave(page.pageId)}
            >
              {t('leave')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
