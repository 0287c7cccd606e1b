import { useEndpointQuery } from '#browser/query.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { OfficeGrid } from '#foundation/saved-views/public.ts'
import { listNotices } from '#features/administration/back-office/office-list.api.ts'
import { NOTICE_LIST } from '#features/administration/back-office/office-list.rules.ts'
import { FRAME_FRAGMENTS } from '#features/site/content/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type Texts = ReturnType<typeof useTexts<'back-office'>>
type Notice = ReplyOf<typeof listNotices>['rows'][number]

const listColumns = (t: Texts, mayEdit: boolean): GridColumn<Notice>[] => [
  {
    key: 'text',
    header: t('notice'),
    rowHeader: true,
    cell: ({ locale, title, text }) => (
      <MaybeLink href={mayEdit ? `/${locale}${FRAME_FRAGMENTS.notices}?wcmmode=edit` : undefined}>
        {title ?? text.slice(0, 80)}
      </MaybeLink>
    ),
  },
  { key: 'locale', header: t('market'), cell: ({ locale }) => locale, phone: 'start' },
  {
    key: 'visibility',
    header: t('shownTo'),
    cell: ({ visibility }) => t(`shownTo.${visibility}` as 'shownTo.show-for-everyone'),
  },
  { key: 'startDate', header: t('from.date'), cell: ({ startDate }) => startDate ?? '–', phone: 'hidden' },
  { key: 'endDate', header: t('to.date'), cell: ({ endDate }) => endDate ?? '–', phone: 'hidden' },
]

const MaybeLink = ({ href, children }: { href: string | undefined; children: string }) =>
  href === undefined ? children : <a href={href}>{children}</a>

/** Notices of the site; for authors the text links to the editor of the market's notices. */
export const Block = () => {
  const t = useTexts('back-office')
  const { locale } = usePage()
  const known = useEndpointQuery(listNotices, { query: {} })
  const mayEdit = known.data?.mayEdit ?? false
  const columns = listColumns(t, mayEdit)
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
        mayEdit && (
          <ButtonLink size="small" href={`${pageHref(locale, FRAME_FRAGMENTS.notices)}?wcmmode=edit`}>
            {t('notices.write')}
          </ButtonLink>
        )
      }
    >
      {known.data && !mayEdit && <Message tone="info">{t('notices.noRight')}</Message>}
    </OfficeGrid>
  )
}
