import { useState } from 'react'
import { call } from '#browser/api.ts'
import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { refreshQueries } from '#browser/query.ts'
import { listPages } from '#features/authoring/authoring/authoring.api.ts'
import { PAGE_LIST } from '#features/authoring/authoring/page-list.rules.ts'
import { DeletePageDialog } from '#features/authoring/authoring/delete-page-dialog.tsx'
import { PAGE_STATES, type ListedPage } from '#features/authoring/authoring/listed-page.rules.ts'
import { MovePageDialog } from '#features/authoring/authoring/move-page-dialog.tsx'
import { NewPageDialog } from '#features/authoring/authoring/new-page-dialog.tsx'
import { listColumns, type Asked } from '#features/authoring/authoring/page-columns.tsx'
import { publishPage, unpublishPage } from '#features/authoring/authoring/publishing.api.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { ExportButton, rememberColumns, useSavedViews } from '#foundation/saved-views/public.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import type { GridSelection } from '#ui/data-grid/grid-column.ts'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import { Message, type MessageTone } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-list.module.css'

type Texts = ReturnType<typeof useTexts<'authoring'>>
type News = { readonly tone: MessageTone; readonly text: string }

type Change = (ids: readonly string[], endpoint: typeof publishPage | typeof unpublishPage, clear: () => void) => Promise<void>

const selectToPublish = (t: Texts, change: Change, release: (ids: readonly string[]) => void): GridSelection<ListedPage> => ({
  label: ({ title }) => title,
  actions: (ids, clear) => (
    <>
      <Button size="small" onClick={() => void change(ids, publishPage, clear)}>
        {t('publish')}
      </Button>
      <Button variant="secondary" size="small" onClick={() => release(ids)}>
        {t('release')}
      </Button>
      <Button variant="secondary" size="small" onClick={() => void change(ids, unpublishPage, clear)}>
        {t('unpublish')}
      </Button>
    </>
  ),
})

/** Every page of the site, narrowed by filters, with what can be done to it. */
export const Block = () => {
  const t = useTexts('authoring')
  const { locale } = usePage()
  const [requested, setAsked] = useState<Asked>()
  const [isMaking, setMaking] = useState(false)
  const [news, setNews] = useState<News>()
  const [locales, setLocales] = useState<readonly string[]>([])
  const [mayEdit, setMayEdit] = useState(false)
  const tell = (reported: News): void => {
    setNews(reported)
    setAsked(undefined)
    void refreshQueries(listPages)
  }
  const columns = listColumns(t, useFormats(), mayEdit, setAsked)
  const filters = [
    { key: 'find', label: t('find'), kind: 'text' as const },
    { key: 'locale', label: t('market'), kind: 'choice' as const, options: locales.map((value) => ({ value, label: value })) },
    {
      key: 'state',
      label: t('state'),
      kind: 'choice' as const,
      options: PAGE_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
  ]
  const grid = useGrid({ list: PAGE_LIST, filters, columns }, rememberColumns('pages'))
  const pages = useGridQuery(listPages, grid.query)
  const views = useSavedViews('pages')
  if (pages.data && pages.data.locales.join() !== locales.join()) setLocales(pages.data.locales)
  if (pages.data && pages.data.mayEdit !== mayEdit) setMayEdit(pages.data.mayEdit)

  /** One after the other, and what was not ready is reported; a release publishes all of them or none. */
  const change: Change = async (ids, endpoint, clear) => {
    let done = 0
    for (const id of ids) if ((await call(endpoint, { params: { id }, body: {}, errors: 'own' } as never)).ok) done += 1
    clear()
    tell({ tone: done === ids.length ? 'ok' : 'warn', text: t('changed', { done, all: ids.length }) })
  }
  const releases = pageHref(locale, '/back-office/pages/releases')
  const here = `${locale.country}/${locale.language}`
  return (
    <Section space="tight">
      <div className={styles.bar}>
        <Button onClick={() => setMaking(true)} disabled={locales.length === 0}>
          {t('new')}
        </Button>
        <ButtonLink variant="quiet" href={releases}>
          {t('releases')}
        </ButtonLink>
        <ButtonLink variant="quiet" href={pageHref(locale, '/back-office/pages/redirects')}>
          {t('redirects')}
        </ButtonLink>
      </div>
      <div role="status">
        {news && (
          <Message tone={news.tone} onDismiss={() => setNews(undefined)}>
            {news.text}
          </Message>
        )}
      </div>
      <DataGrid
        caption={t('pages')}
        grid={grid}
        columns={columns}
        views={views}
        tools={<ExportButton name="pages" endpoint={listPages} rowsOf={(reply) => reply.pages} {...{ grid, columns }} />}
        rowKey={({ id }) => id}
        isDense
        headingLevel={2}
        selection={selectToPublish(t, change, (ids) => location.assign(`${releases}#pages=${ids.join(',')}`))}
        data={toGridData(pages, (page) => page.pages)}
      />
      {(isMaking || requested?.what === 'copy') && (
        <NewPageDialog
          locales={locales}
          locale={locales.includes(here) ? here : (locales[0] ?? here)}
          from={requested?.page}
          onClose={() => {
            setMaking(false)
            setAsked(undefined)
          }}
          onMade={(address) => {
            if (mayEdit) location.assign(`${address}?wcmmode=edit`)
            else {
              setMaking(false)
              tell({ tone: 'ok', text: t('new.made', { address }) })
            }
          }}
        />
      )}
      {requested?.what === 'move' && (
        <MovePageDialog page={requested.page} onClose={() => setAsked(undefined)} onDone={(text) => tell({ tone: 'ok', text })} />
      )}
      {requested?.what === 'delete' && (
        <DeletePageDialog
          page={requested.page}
          onClose={() => setAsked(undefined)}
          onDone={(text) => tell({ tone: 'ok', text })}
        />
      )}
    </Section>
  )
}
