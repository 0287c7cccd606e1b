import { useState } from 'react'
import { call } from '#browser/api.ts'
import { useEndpointQuery } from '#browser/query.ts'
import { listMarkets, publishPage, useCheckWords } from '#features/authoring/authoring/public.ts'
import { countMarkets, readMarkets, type MarketRow } from '#features/authoring/page-editor/publish.rules.ts'
import { readProblems } from '#features/authoring/page-editor/trouble.rules.ts'
import { PublishCell } from '#features/authoring/page-editor/publish-cell.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-editor.module.css'

type PublishDialogProps = {
  pageId: string
  path: string
  isLater: boolean
  onClose: () => void
  onDone: (reported: string) => void
}

/** In this order: who may see it, from the least known to the best. */
const WHO = ['draft-visitor', 'draft-customer', 'draft-employee'] as const

const MarketChecks = ({ checks }: Pick<MarketRow, 'checks'>) => {
  const say = useCheckWords()
  if (checks.length === 0) return null
  return (
    <ul className={styles.checks}>
      {checks.map((check) => (
        <li key={`${check.path} ${check.message}`}>{say(check)}</li>
      ))}
    </ul>
  )
}

/** Before visitors see it: the page in every market, and what stands against it there. */
export const PublishDialog = ({ pageId, path, isLater, onClose, onDone }: PublishDialogProps) => {
  const t = useTexts('page-editor')
  const say = useCheckWords()
  const markets = useEndpointQuery(listMarkets, { params: { id: pageId } }, { staleTime: 0 })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set([pageId]))
  const [when, setWhen] = useState<'now' | 'later'>(isLater ? 'later' : 'now')
  const [at, setAt] = useState('')
  const [leavesOut, setLeavesOut] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const rows = readMarkets(markets.data?.markets ?? [])
  const absent = markets.data?.missing ?? []
  const { going, isStopped } = countMarkets(rows, chosen, leavesOut)
  const time = when === 'now' ? undefined : at && new Date(at)
  const isReady = going.length > 0 && !isStopped && time !== ''

  const publish = async (): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    for (const { id, locale } of going) {
      const answer = await call(publishPage, {
        params: { id },
        body: time ? { at: time.toISOString() } : {},
        errors: 'own',
      })
      if (answer.ok) continue
      const [first] = readProblems(answer.problem)
      setProblem(t('publish.failed', { locale, reason: first ? say(first) : t('failed') }))
      setBusy(false)
      return
    }
    onDone(t(time ? 'publish.planned' : 'publish.done', { count: going.length }))
  }

  const counts = { count: going.length, total: rows.length }
  return (
    <Dialog
      open
      size="wide"
      title={t('publish.title')}
      description={t('publish.text')}
      onClose={onClose}
      footer={
        <>
          <Checkbox
            label={t('publish.leaveOut')}
            checked={leavesOut}
            onChange={(event) => setLeavesOut(event.currentTarget.checked)}
          />
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={isBusy} disabled={!isReady} onClick={() => void publish()}>
            {t(when === 'now' ? 'publish.now' : 'publish.later', counts)}
          </Button>
        </>
      }
    >
      <div className={styles.scroll}>
        <table className={styles.matrix} aria-label={t('matrix')}>
          <thead>
            <tr>
              <th scope="col">{t('matrix.market')}</th>
              {WHO.map((viewer) => (
                <th key={viewer} scope="col">
                  {t(`matrix.${viewer}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <Checkbox
                    label={row.locale}
                    checked={chosen.has(row.id)}
                    onChange={(event) => {
                      const next = new Set(chosen)
                      if (event.currentTarget.checked) next.add(row.id)
                      else next.delete(row.id)
                      setChosen(next)
                    }}
                  />
                  <MarketChecks checks={row.checks} />
                </th>
                {WHO.map((viewer) => (
                  <PublishCell
                    key={viewer}
                    row={row}
                    viewer={viewer}
                    address={`/${row.locale}${path === '/' ? '' : path}`}
                    isShown={chosen.has(row.id)}
                  />
                ))}
              </tr>
            ))}
            {absent.map((locale) => (
              <tr key={locale}>
                <th scope="row">{locale}</th>
                <td colSpan={WHO.length} className={styles.absent}>
                  {t('matrix.absent')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.choices}>
        <Select
          size="small"
          label={t('when')}
          options={(['now', 'later'] as const).map((value) => ({ value, label: t(`when.${value}`) }))}
          value={when}
          onChange={(event) => setWhen(event.currentTarget.value as 'now' | 'later')}
        />
        <TextField
          size="small"
          type="datetime-local"
          label={t('when.at')}
          value={at}
          disabled={when === 'now'}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
      </div>
      {isStopped && (
        <Message tone="bad" live>
          {t('publish.stopped')}
        </Message>
      )}
      {problem && (
        <Message tone="bad" live>
          {problem}
        </Message>
      )}
      {markets.isError && <Message tone="bad">{t('failed')}</Message>}
    </Dialog>
  )
}
