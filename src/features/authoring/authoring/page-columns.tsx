import { addressOf, stateOf, type ListedPage } from '#features/authoring/authoring/listed-page.rules.ts'
import { Badge } from '#ui/badge.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import type { Formats } from '#ui/format.ts'
import { Menu } from '#ui/menu.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-list.module.css'

export type PageAction = { readonly what: 'copy' | 'move' | 'delete'; readonly page: ListedPage }
type Texts = ReturnType<typeof useTexts<'authoring'>>

export const STATE_TONES = { published: 'ok', changed: 'warn', draft: 'idle', scheduled: 'info', review: 'warn' } as const

type PageActionsProps = { page: ListedPage; mayEdit: boolean; onAsk: (requested: PageAction) => void }

export const PageActions = ({ page, mayEdit, onAsk }: PageActionsProps) => {
  const t = useTexts('authoring')
  return (
    <Menu
      size="small"
      variant="quiet"
      label={t('actions')}
      aria-label={t('actionsOf', { title: page.title })}
      onAction={(key) => key !== 'versions' && onAsk({ what: key as PageAction['what'], page })}
      items={[
        ...(mayEdit ? [{ key: 'versions', label: t('versions'), href: `${addressOf(page)}?wcmmode=edit#versions` }] : []),
        { key: 'copy', label: t('copy') },
        { key: 'move', label: t('move') },
        { key: 'delete', label: t('delete'), destructive: true, separated: true },
      ]}
    />
  )
}

export const listColumns = (
  t: Texts,
  { dateTime }: Formats,
  mayEdit: boolean,
  onAsk: (requested: PageAction) => void,
): GridColumn<ListedPage>[] => [
  {
    key: 'title',
    header: t('title'),
    rowHeader: true,
    cell: (page) => <a href={`${addressOf(page)}${mayEdit ? '?wcmmode=edit' : ''}`}>{page.title}</a>,
  },
  {
    key: 'path',
    header: t('address'),
    cell: ({ path }) => (
      <span className={styles.path} data-depth={Math.min(path.split('/').length - 2, 4)}>
        {path}
      </span>
    ),
    phone: 'full',
  },
  { key: 'locale', header: t('market'), cell: (page) => page.locale, phone: 'start' },
  {
    key: 'state',
    header: t('state'),
    cell: (page) => <Badge tone={STATE_TONES[stateOf(page)]}>{t(`state.${stateOf(page)}`)}</Badge>,
  },
  { key: 'savedAt', header: t('saved'), cell: ({ savedAt }) => dateTime(savedAt), phone: 'hidden', isOneLine: true },
  { key: 'savedBy', header: t('by'), cell: ({ savedBy }) => savedBy ?? '–', phone: 'hidden' },
  {
    key: 'actions',
    header: t('actions'),
    cell: (page) => <PageActions {...{ page, mayEdit, onAsk }} />,
  },
]
