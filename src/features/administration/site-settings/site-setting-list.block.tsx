import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import * as rules from '#features/administration/site-settings/setting-draft.rules.ts'
import { ReadOnlyPanel } from '#features/administration/site-settings/read-only-panel.tsx'
import { SettingField } from '#features/administration/site-settings/setting-field.tsx'
import { SettingsDifference, type Difference } from '#features/administration/site-settings/settings-difference.tsx'
import {
  checkSiteSettings,
  readSiteSettings,
  saveSiteSettings,
} from '#features/administration/site-settings/site-settings.api.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { ErrorState } from '#ui/state.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './site-settings.module.css'

type Texts = ReturnType<typeof useTexts<'site-settings'>>
type Setting = {
  readonly draft: rules.Draft
  readonly mayChange: boolean
  readonly onSet: (setting: rules.Setting, value: unknown) => void
}

const listColumns = (t: Texts, { draft, mayChange, onSet }: Setting): Column<rules.Setting>[] => [
  {
    key: 'key',
    header: t('setting'),
    rowHeader: true,
    cell: ({ key, feature }) => (
      <span className={styles.name}>
        {key}
        <small>{feature}</small>
      </span>
    ),
  },
  {
    key: 'installed',
    header: t('installed'),
    phone: 'full',
    cell: ({ installed, varies }) => (
      <span className={styles.installed}>
        {rules.writeValue(installed) || '–'}
        {varies && <small>{t('varies')}</small>}
      </span>
    ),
  },
  {
    key: 'own',
    header: t('own'),
    phone: 'full',
    cell: (setting) => (
      <SettingField
        setting={setting}
        value={rules.valueOf(setting, draft)}
        disabled={!mayChange}
        onChange={(value) => onSet(setting, value)}
      />
    ),
  },
]

/** Every setting of the site with what was installed, and a place to set it differently. */
export const Block = () => {
  const t = useTexts('site-settings')
  const { dateTime } = useFormats()
  const { data, isError, refetch } = useEndpointQuery(readSiteSettings, {}, { staleTime: 0 })
  const [draft, setDraft] = useState<rules.Draft>(new Map())
  const [show, setShow] = useState<rules.Show>({ find: '', isSet: false })
  const [difference, setDifference] = useState<Difference>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [news, setNews] = useState<string>()
  const settings: readonly rules.Setting[] = data?.entries ?? []

  const review = async (): Promise<void> => {
    setProblem(undefined)
    setNews(undefined)
    const answer = await call(checkSiteSettings, { body: rules.writeBody(settings, draft), errors: 'own' })
    if (answer.ok) setDifference(answer.data)
    else setProblem(t('failed'))
  }
  const save = async (): Promise<void> => {
    setBusy(true)
    const body = rules.writeBody(settings, draft)
    const answer = await call(saveSiteSettings, { body, headers: { 'if-match': data?.etag ?? '' }, errors: 'own' })
    setBusy(false)
    if (!answer.ok) return setProblem(t(answer.status === 412 ? 'conflict' : 'failed'))
    setDifference(undefined)
    setDraft(new Map())
    setNews(t('saved', { count: answer.data.changes.length }))
    await refreshQueries(readSiteSettings)
  }
  const columns = listColumns(t, {
    draft,
    mayChange: data?.mayChange === true,
    onSet: (setting, value) => setDraft((now) => rules.setDraft(now, setting, value)),
  })
  if (isError) return <ErrorState headingLevel={2} onRetry={() => void refetch()} />
  const shown = rules.narrowSettings(settings, draft, show)
  return (
    <Section space="tight">
      <ReadOnlyPanel />
      <div className={styles.bar}>
        <TextField
          size="small"
          type="search"
          label={t('find')}
          value={show.find}
          maxLength={100}
          onChange={(event) => setShow({ ...show, find: event.currentTarget.value })}
        />
        <Checkbox
          label={t('onlySet')}
          checked={show.isSet}
          onChange={(event) => setShow({ ...show, isSet: event.currentTarget.checked })}
        />
        <Button size="small" disabled={draft.size === 0} onClick={() => void review()}>
          {t('review', { count: draft.size })}
        </Button>
      </div>
      <div role="status" className={styles.told}>
        {news !== undefined && <Message tone="ok">{news}</Message>}
        {difference === undefined && problem !== undefined && <Message tone="bad">{problem}</Message>}
      </div>
      {data && !data.mayChange && <Message tone="info">{t('readOnly')}</Message>}
      {data?.changedAt && (
        <p className={styles.changed}>{t('changed', { name: data.changedBy ?? '–', time: dateTime(data.changedAt) })}</p>
      )}
      {data && shown.length === 0 && <Message tone="info">{t('none')}</Message>}
      {shown.length > 0 && <Table caption={t('settings')} columns={columns} rows={shown} rowKey={rules.pathOf} />}
      {difference && (
        <SettingsDifference
          {...{ difference, isBusy, problem }}
          onSave={() => void save()}
          onClose={() => {
            setDifference(undefined)
            setProblem(undefined)
          }}
        />
      )}
    </Section>
  )
}
