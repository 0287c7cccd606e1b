import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries } from '#browser/query.ts'
import { AddressGrid } from '#features/authoring/authoring/addresses/address-grid.tsx'
import { listPageAddresses, listPages } from '#features/authoring/authoring/authoring.api.ts'
import { DeletePageDialog } from '#features/authoring/authoring/delete-page-dialog.tsx'
import { MovePageDialog } from '#features/authoring/authoring/move-page-dialog.tsx'
import { NewPageDialog } from '#features/authoring/authoring/new-page-dialog.tsx'
import type { PageAction } from '#features/authoring/authoring/page-columns.tsx'
import { PageGrid, type KnownPages } from '#features/authoring/authoring/page-grid.tsx'
import { publishPage, unpublishPage } from '#features/authoring/authoring/publishing.api.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Message, type MessageTone } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-list.module.css'

type News = { readonly tone: MessageTone; readonly text: string }

type Change = (ids: readonly string[], endpoint: typeof publishPage | typeof unpublishPage, clear: () => void) => Promise<void>

const drawActions =
  (t: ReturnType<typeof useTexts<'authoring'>>, change: Change, release: (ids: readonly string[]) => void) =>
  (ids: readonly string[], clear: () => void) => (
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
  )

/** Every page of the site, narrowed by filters, with what can be done to it. */
export const Block = () => {
  const t = useTexts('authoring')
  const { locale } = usePage()
  const [requested, setRequested] = useState<PageAction>()
  // The back office's Ctrl K leads here; the dialog is drawn once the markets are known.
  const [isMaking, setMaking] = useState(() => typeof location !== 'undefined' && location.hash === '#new')
  const [news, setNews] = useState<News>()
  const [isGrouped, setGrouped] = useState(true)
  const [{ locales, mayEdit }, setKnown] = useState<KnownPages>({ locales: [], mayEdit: false })
  const tell = (reported: News): void => {
    setNews(reported)
    setRequested(undefined)
    void refreshQueries(listPages, listPageAddresses)
  }
  /** One after the other, and what was not ready is reported; a release publishes all of them or none. */
  const change: Change = async (ids, endpoint, clear) => {
    let done = 0
    for (const id of ids) if ((await call(endpoint, { params: { id }, body: {}, errors: 'own' } as never)).ok) done += 1
    clear()
    tell({ tone: done === ids.length ? 'ok' : 'warn', text: t('changed', { done, all: ids.length }) })
  }
  const releases = pageHref(locale, '/back-office/pages/releases')
  const gridProps = {
    ...{ locales, mayEdit, onAsk: setRequested, onKnown: setKnown },
    actions: drawActions(t, change, (ids) => location.assign(`${releases}#pages=${ids.join(',')}`)),
  }
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
      <Checkbox label={t('grouped')} checked={isGrouped} onChange={({ currentTarget: { checked } }) => setGrouped(checked)} />
      {isGrouped ? <AddressGrid {...gridProps} /> : <PageGrid {...gridProps} />}
      {((isMaking && locales.length > 0) || requested?.what === 'copy') && (
        <NewPageDialog
          locales={locales}
          locale={locales.includes(here) ? here : (locales[0] ?? here)}
          from={requested?.page}
          onClose={() => {
            setMaking(false)
            setRequested(undefined)
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
        <MovePageDialog
          page={requested.page}
          onClose={() => setRequested(undefined)}
          onDone={(text) => tell({ tone: 'ok', text })}
        />
      )}
      {requested?.what === 'delete' && (
        <DeletePageDialog
          page={requested.page}
          onClose={() => setRequested(undefined)}
          onDone={(text) => tell({ tone: 'ok', text })}
        />
      )}
    </Section>
  )
}
