import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { OfficeGrid } from '#foundation/saved-views/public.ts'
import { listNotices } from '#features/administration/back-office/office-list.api.ts'
import { NOTICE_LIST } from '#features/administration/back-office/office-list.rules.ts'
import { FRAME_FRAGMENTS } from '#features/site/content/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { useTexts } from '#ui/use-texts.tsx'

type Texts = ReturnType<typeof useTexts<'back-office'>>
type Notice = ReplyOf<typeof listNotices>['rows'][number]

const listColumns = (t: Texts): GridColumn<Notice>[] => [
  {
    key: 'text',
    header: t('notice'),
    rowHeader: true,
    cell: ({ locale, title, text }) => (
      <a href={`/${locale}${FRAME_FRAGMENTS.notices}?wcmmode=edit`}>{title ?? text.slice(0, 80)}</a>
    ),
  },
  { key: 'locale', header: t('market'), cell: ({ locale }) => locale, phone: 'start' },
  { key: 'visibility', header: t('shownTo'), cell: ({ visibility }) => visibility },
  { key: 'startDate', header: t('from.date'), cell: ({ startDate }) => startDate ?? '–', phone: 'hidden' },
  { key: 'endDate', header: t('to.date'), cell: ({ endDate }) => endDate ?? '–', phone: 'hidden' },
]

/** Notices of the site; the text links to the editor of the market's notices. */
export const Block = () => {
  const t = useTexts('back-office')
  const { locale } = usePage()
  const columns = listColumns(t)
  return (
    <OfficeGrid
      name="notices"
      caption={t('notices')}
      endpoint={listNotices}
      list={NOTICE_LIST}
      filters={[{ key: 'find', label: t('notices.find'), kind: 'text' }]}
      columns={columns}
      rowsOf={({ rows }) => rows}
      rowKey={({ key }) => key}
      tools={
        <ButtonLink size="small" href={`${pageHref(locale, FRAME_FRAGMENTS.notices)}?wcmmode=edit`}>
          {t('notices.write')}
        </ButtonLink>
      }
    />
  )
}
