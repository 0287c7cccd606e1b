import { useState } from 'react'
import { refreshQueries, useEndpointMutation } from '#browser/query.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { listSoftware, unwatchSoftware, watchSoftware } from '#features/documents/downloads/software/software.api.ts'
import { toRow, type Release, type Software } from '#features/documents/downloads/software/software-row.rules.ts'
import { Checksum } from '#features/documents/downloads/table/document-cells.tsx'
import type { Gates } from '#features/documents/downloads/table/use-gates.client.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './software.module.css'

type ReleaseDialogProps = { product: Software; gates: Gates; onClose: () => void; onOpen: (productKey: string) => void }

/** Everything about one product: what is new, its checksum, older versions, and whether one is notified of the next. */
export const ReleaseDialog = ({ product, gates, onClose, onOpen }: ReleaseDialogProps) => {
  const t = useTexts('downloads')
  const { locale } = usePage()
  const { replacedBy } = product
  const download = (release?: Release) => {
    onClose()
    gates.start([toRow(product, release)])
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnOutsideClick
      title={`${product.productName} ${product.version}`}
      description={product.productDescription}
      size="wide"
    >
      {replacedBy && (
        <Message
          tone="warn"
          action={
            <Button variant="quiet" size="small" onClick={() => onOpen(replacedBy.productKey)}>
              {replacedBy.productName}
            </Button>
          }
        >
          {t('replaced.by', { name: replacedBy.productName })}
        </Message>
      )}
      {!product.isEntitled && (
        <Message tone="info" action={<a href={pageHref(locale, '/secure/tools')}>{t('access.request')}</a>}>
          {t('access.why')}
        </Message>
      )}
      <ReleaseFacts release={product} heading={t('notes')} />
      {product.replaces.length > 0 && <p className={styles.facts}>{t('replaces', { names: product.replaces.join(', ') })}</p>}
      {product.isEntitled && (
        <Button onClick={() => download()}>
          <Icon name="download" size="small" />
          {t('download.version', { version: product.version })}
        </Button>
      )}
      <WatchBox key={product.productKey} product={product} />
      {product.older.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('older')}</h3>
          <ul className={styles.older}>
            {product.older.map((release) => (
              <li key={release.eakNumber}>
                <ReleaseFacts release={release} heading={t('version', { version: release.version })} />
                {product.isEntitled && (
                  <Button variant="secondary" size="small" onClick={() => download(release)}>
                    {t('download.version', { version: release.version })}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

const ReleaseFacts = ({ release, heading }: { release: Release; heading: string }) => {
  const formats = useFormats()
  return (
    <>
      <h3 className={styles.heading}>{heading}</h3>
      <p className={styles.facts}>
        {[release.fileName, formats.fileSize(release.size), formats.date(release.releasedAt), release.eakNumber].join(' · ')}
      </p>
      <ul className={styles.notes}>
        {release.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <Checksum sha256={release.sha256} />
    </>
  )
}

const WatchBox = ({ product }: { product: Software }) => {
  const t = useTexts('downloads')
  const watch = useEndpointMutation(watchSoftware)
  const unwatch = useEndpointMutation(unwatchSoftware)
  const isBusy = watch.isPending || unwatch.isPending
  // Its own until the list is read again: in between the old answer would show.
  const [isWatched, setWatched] = useState(product.isWatched)
  const change = (isOn: boolean) => {
    setWatched(isOn)
    const outcome = { onSuccess: () => void refreshQueries(listSoftware), onError: () => setWatched(!isOn) }
    ;(isOn ? watch : unwatch).mutate({ params: { key: product.productKey } }, outcome)
  }
  return (
    <div className={styles.watch}>
      <Checkbox
        label={t('watch')}
        hint={t('watch.hint')}
        checked={isWatched}
        disabled={isBusy}
        onChange={(event) => change(event.target.checked)}
        error={watch.isError || unwatch.isError ? t('failure.network') : undefined}
      />
    </div>
  )
}
