import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import { listMarkets } from '#features/authoring/authoring/public.ts'
import { chooseSource, countStates, needsWork, toDrafts } from '#features/authoring/page-editor/languages.rules.ts'
import { RolloutDialog } from '#features/authoring/page-editor/rollout-dialog.tsx'
import { UnitRow } from '#features/authoring/page-editor/unit-row.tsx'
import { importXliff, readTranslation, saveTranslation } from '#features/authoring/page-languages/public.ts'
import { lookUp } from '#kernel/look-up.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Message, type MessageTone } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-editor.module.css'

type LanguagesViewProps = {
  page: { readonly id: string; readonly locale: string }
  /** The draft has changed on the server. */
  onSaved: () => void
}

const MOST_FILE_BYTES = 1_000_000

/** The page in its own language beside the one it is translated from. */
export const LanguagesView = ({ page, onSaved }: LanguagesViewProps) => {
  const t = useTexts('page-editor')
  const markets = useEndpointQuery(listMarkets, { params: { id: page.id } })
  const others = (markets.data?.markets ?? []).map(({ locale }) => locale).filter((locale) => locale !== page.locale)
  const [chosen, setChosen] = useState<string>()
  const source = chosen ?? chooseSource(others, page.locale)
  const compared = useEndpointQuery(
    readTranslation,
    source === undefined ? undefined : { params: { id: page.id }, query: { source } },
    { staleTime: 0 },
  )
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({})
  const [isNarrow, setNarrow] = useState(false)
  const [isRolling, setRolling] = useState(false)
  const [news, setNews] = useState<{ tone: MessageTone; text: string }>()
  const units = compared.data?.units ?? []
  const shown = isNarrow ? units.filter(({ state }) => needsWork(state)) : units
  const counts = countStates(units)
  const changed = toDrafts(units, written)

  const finish = async (answer: { ok: boolean; status?: number }, reported: string): Promise<void> => {
    const failure = answer.status === 412 ? t('lang.changed') : answer.status === 422 ? t('lang.refused') : t('failed')
    setNews(answer.ok ? { tone: 'ok', text: reported } : { tone: 'bad', text: failure })
    if (!answer.ok) return
    setWritten({})
    onSaved()
    await refreshQueries(readTranslation, listMarkets)
  }
  const save = async (): Promise<void> => {
    if (!compared.data || source === undefined) return
    const answer = await call(saveTranslation, {
      params: { id: page.id },
      body: { source, texts: changed },
      headers: { 'if-match': compared.data.etag },
      errors: 'own',
    })
    await finish(answer, t('lang.saved', { count: Object.keys(changed).length }))
  }
  const take = async (file: File | undefined): Promise<void> => {
    if (!file || !compared.data || source === undefined) return
    if (file.size > MOST_FILE_BYTES) return setNews({ tone: 'bad', text: t('lang.refused') })
    const answer = await call(importXliff, {
      params: { id: page.id },
      body: { source, file: await file.text() },
      headers: { 'if-match': compared.data.etag },
      errors: 'own',
    })
    await finish(answer, answer.ok ? t('lang.imported', { count: answer.data.changed, unknown: answer.data.unknown }) : '')
  }

  return (
    <section className={styles.languages} aria-label={t('languages')}>
      <div className={styles.choices}>
        {others.length > 0 && (
          <Select
            size="small"
            label={t('lang.source')}
            options={others.map((value) => ({ value, label: value }))}
            value={source ?? ''}
            onChange={(event) => {
              setChosen(event.currentTarget.value)
              setWritten({})
            }}
          />
        )}
        {source !== undefined && (
          <ButtonLink variant="secondary" size="small" href={`/api/content/v1/pages/${page.id}/xliff?source=${source}`} download>
            {t('lang.export')}
          </ButtonLink>
        )}
        {source !== undefined && (
          <label className={styles.file}>
            {t('lang.import')}
            <input
              type="file"
              accept=".xlf,.xliff,application/xliff+xml"
              onChange={(event) => {
                void take(event.currentTarget.files?.[0])
                event.currentTarget.value = ''
              }}
            />
          </label>
        )}
        <Button variant="secondary" size="small" onClick={() => setRolling(true)}>
          {t('lang.rollOut')}
        </Button>
      </div>
      <div role="status">
        {news && (
          <Message tone={news.tone} onDismiss={() => setNews(undefined)}>
            {news.text}
          </Message>
        )}
      </div>
      {markets.data && others.length === 0 && <Message tone="info">{t('lang.none')}</Message>}
      {(markets.isError || compared.isError) && (
        <ErrorState
          onRetry={() => void refreshQueries(listMarkets, readTranslation)}
          retrying={markets.isFetching || compared.isFetching}
          headingLevel={2}
        />
      )}
      {compared.data && (
        <>
          <p>{t('lang.counts', counts)}</p>
          <Checkbox label={t('lang.narrow')} checked={isNarrow} onChange={(event) => setNarrow(event.currentTarget.checked)} />
          <div className={styles.scroll}>
            <table className={styles.matrix} aria-label={t('lang.table')}>
              <thead>
                <tr>
                  <th scope="col">{source}</th>
                  <th scope="col">{page.locale}</th>
                  <th scope="col">{t('lang.state')}</th>
                </tr>
              </thead>
              <tbody>
                {shown.map((unit) => (
                  <UnitRow
                    key={unit.key}
                    unit={unit}
                    value={lookUp(written, unit.key) ?? unit.target ?? ''}
                    lang={page.locale.slice(3)}
                    onChange={(text) => setWritten({ ...written, [unit.key]: text })}
                  />
                ))}
              </tbody>
            </table>
          </div>
          <div>
            <Button disabled={Object.keys(changed).length === 0} onClick={() => void save()}>
              {t('lang.save', { count: Object.keys(changed).length })}
            </Button>
          </div>
        </>
      )}
      {isRolling && (
        <RolloutDialog
          pageId={page.id}
          onClose={() => setRolling(false)}
          onDone={(count) => {
            setRolling(false)
            setNews({ tone: 'ok', text: t('lang.rolledOut', { count }) })
            void refreshQueries(listMarkets)
          }}
        />
      )}
    </section>
  )
}
