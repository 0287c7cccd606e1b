import { useState } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { DOWNLOAD_ALL_ZIP } from '#features/documents/downloads/archive-name.rules.ts'
import { isPlain, type DocumentRow } from '#features/documents/downloads/table/document-row.rules.ts'
import { isTooLarge, splitForAll, type ForAll, type SelectionState } from '#features/documents/downloads/table/selection.rules.ts'
import type { Gates } from '#features/documents/downloads/table/use-gates.client.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Icon } from '#ui/icon.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './document-table.module.css'

type DownloadBarProps = {
  rows: readonly DocumentRow[]
  chosen: readonly DocumentRow[]
  state: SelectionState
  gates: Gates
  /** Everything that 'Download all' fetches, when it does. */
  onAll: (rows: readonly DocumentRow[]) => void
  onSelect: (selected: ReadonlySet<string>) => void
}

/** The selection, its limits, and the possible actions [2.18.3, 4.15.1]. */
export const DownloadBar = ({ rows, chosen, state, gates, onAll, onSelect }: DownloadBarProps) => {
  const t = useTexts('downloads')
  const formats = useFormats()
  const maxMb = usePage().config.maxDownloadSizeMb
  const max = formats.number(maxMb)
  const [isAllRequested, setAllRequested] = useState(false)
  const all = splitForAll(rows, chosen)
  const isAllRefused = isAllRequested && isTooLarge(all.free, maxMb)
  const notices = isAllRefused ? new Set([...state.notices, 'too-large' as const]) : state.notices
  return (
    <>
      <div className={styles.bar}>
        <span className={styles.all}>
          <Checkbox
            label={t('select.all')}
            checked={chosen.length === rows.length}
            indeterminate={chosen.length > 0 && chosen.length < rows.length}
            onChange={() => onSelect(new Set(chosen.length === rows.length ? [] : rows.map(({ address }) => address)))}
          />
        </span>
        <p role="status" className={styles.count}>
          {chosen.length === 0 ? (
            t('chosen.none', { max })
          ) : (
            <>
              <strong>
                {t(chosen.length === 1 ? 'chosen.one' : 'chosen.many', {
                  count: formats.number(chosen.length),
                  size: formats.fileSize(state.size),
                })}
              </strong>{' '}
              {t('chosen.limit', { max })}
            </>
          )}
        </p>
        <div className={styles.actions}>
          <Button variant="quiet" size="small" disabled={chosen.length === 0} onClick={() => onSelect(new Set())}>
            {t('clear')}
          </Button>
          <AllButton rows={all.free} maxMb={maxMb} onAsk={() => setAllRequested(true)} onAll={onAll} onStart={gates.start} />
          <Button size="small" disabled={!state.mayDownload} busy={gates.isBusy} onClick={() => gates.start(chosen)}>
            <Icon name="download" size="small" />
            {t('download')}
          </Button>
        </div>
      </div>
      <LeftOut
        all={all}
        isBusy={gates.isBusy}
        onStart={(gated) => {
          onSelect(new Set(gated.map(({ address }) => address)))
          // The notice of the selection reports what is too large.
          if (!isTooLarge(gated, maxMb)) gates.start(gated)
        }}
      />
      {[...notices].map((notice) => (
        <div key={notice} role="alert" className={`error-msg ${styles.notice}`}>
          <Message tone="bad">{t(`notice.${notice}`, { max })}</Message>
        </div>
      ))}
      {gates.failure && (
        <div role="alert" className={`error-msg ${styles.notice}`}>
          <Message tone="bad">{t(`failure.${gates.failure}`)}</Message>
        </div>
      )}
    </>
  )
}

type LeftOutProps = {
  all: ForAll<DocumentRow>
  isBusy: boolean
  onStart: (gated: readonly DocumentRow[]) => void
}

/** How many documents the archive leaves out, and why; each reason leads through its gate [2.18.11]. */
const LeftOut = ({ all, isBusy, onStart }: LeftOutProps) => {
  const t = useTexts('downloads')
  const formats = useFormats()
  const gates = (['eula', 'form'] as const).filter((gate) => all[gate].length > 0)
  if (gates.length === 0) return null
  return (
    <div className={styles.left}>
      <p>{t('left', { count: formats.number(all.eula.length + all.form.length) })}</p>
      {gates.map((gate) => (
        <Button key={gate} variant="quiet" size="small" disabled={isBusy} onClick={() => onStart(all[gate])}>
          <Icon name={gate === 'eula' ? 'file' : 'form'} size="small" />
          {t(`left.${gate}`, { count: formats.number(all[gate].length) })}
        </Button>
      ))}
    </div>
  )
}

type AllButtonProps = Pick<DownloadBarProps, 'rows' | 'onAll'> & {
  maxMb: number
  onAsk: () => void
  onStart: (rows: readonly DocumentRow[]) => void
}

/** A real form, so that the archive of the whole table comes without script too [2.18.10, 2.18.11]. */
const AllButton = ({ rows, maxMb, onAsk, onAll, onStart }: AllButtonProps) => {
  const t = useTexts('downloads')
  const { config, locale, path } = usePage()
  const addresses = rows.map(({ address }) => address)
  const [restricted, plain] = [rows.filter((row) => !isPlain(row)), rows.filter(isPlain)]
  if (!config.downloadAllInZip)
    return (
      <Button
        variant="secondary"
        size="small"
        disabled={rows.length === 0}
        onClick={() => {
          // One run for all: two would each space their files on their own [4.15.3]. It reports them, too.
          onStart([...plain, ...restricted])
        }}
      >
        {t('download.all')}
      </Button>
    )
  return (
    <form
      method="post"
      action={`${pageHref(locale, path)}.downloadZip.zip`}
      target="_blank"
      onSubmit={(event) => {
        if (isTooLarge(rows, maxMb)) event.preventDefault()
        else onAll(rows)
        onAsk()
      }}
    >
      <input type="hidden" name="assetPaths" value={addresses.join(',')} />
      <input type="hidden" name="downloadName" value={config.downloadName ?? DOWNLOAD_ALL_ZIP} />
      <Button type="submit" variant="secondary" size="small" disabled={rows.length === 0}>
        {t('download.all')}
      </Button>
    </form>
  )
}
