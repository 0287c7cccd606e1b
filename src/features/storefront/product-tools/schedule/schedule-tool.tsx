import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { isSignedIn, signInAddress } from '#foundation/identity/public.ts'
import { NeedsScript } from '#features/storefront/product-tools/needs-script.tsx'
import { QuickAdd } from '#features/storefront/product-tools/schedule/quick-add.tsx'
import { ScheduleActions } from '#features/storefront/product-tools/schedule/schedule-actions.tsx'
import { ScheduleLines } from '#features/storefront/product-tools/schedule/schedule-lines.tsx'
import { ScheduleTotals } from '#features/storefront/product-tools/schedule/schedule-totals.tsx'
import {
  addLines,
  insertLine,
  LONGEST_NAME,
  moveLine,
  removeLine,
  type ScheduleKind,
} from '#features/storefront/product-tools/schedule/schedule.rules.ts'
import { useProducts } from '#features/storefront/product-tools/schedule/use-products.client.ts'
import { useSchedule } from '#features/storefront/product-tools/schedule/use-schedule.client.ts'
import { NoRange } from '#features/storefront/product-tools/select/no-range.tsx'
import { useHasRange } from '#features/storefront/product-tools/select/use-has-range.client.ts'
import { REPLACEMENT_PAGE, SELECT_PAGES } from '#features/storefront/product-tools/tool-paths.rules.ts'
import { useEarlyInput } from '#features/storefront/product-tools/use-early-input.client.ts'
import { VideoTotals } from '#features/storefront/product-tools/schedule/video-totals.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './schedule-tool.module.css'

/** Only for people who signed in. */
const ProjectPanel = lazy(() =>
  import('#features/storefront/product-tools/project/project-panel.tsx').then((module) => ({ default: module.ProjectPanel })),
)

const never = () => () => {}
/** Undefined in what the server draws: pages are the same for everyone. */
const useSignedIn = (domainId: string): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    never,
    () => isSignedIn(document.cookie, domainId),
    () => undefined,
  )

/** The change, and how to undo it. */
type Undo = { readonly text: string; readonly restore: () => void }

export const ScheduleTool = ({ kind }: { kind: ScheduleKind }) => {
  const t = useTexts('product-tools')
  const { locale, config, path } = usePage()
  const schedule = useSchedule(kind)
  const products = useProducts(schedule.lines.map(({ sku }) => sku))
  const [undo, setUndo] = useState<Undo>()
  const isSigned = useSignedIn(config.domainId)
  const hasRange = useHasRange(kind)
  const nameField = useEarlyInput<HTMLInputElement>(schedule.rename)
  const { lines, name, change } = schedule

  const offerUndo = (text: string): void => setUndo({ text, restore: () => change({ lines, project: schedule.project }) })
  const remove = (at: number): void => {
    const line = lines[at]
    if (!line) return
    setUndo({
      text: t('undo.removed', { sku: line.sku }),
      restore: () => change({ lines: insertLine(removeLine(lines, at), at, line) }),
    })
    change({ lines: removeLine(lines, at) })
  }
  const add = (sku: string): void => {
    offerUndo(t('undo.added', { sku }))
    change({ lines: addLines(lines, [{ sku, quantity: 1, tag: '', remark: '' }]) })
  }
  if (!hasRange && lines.length === 0)
    return (
      <div className="wrap">
        <NoRange />
      </div>
    )
  const selectHref = pageHref(locale, SELECT_PAGES[kind])

  return (
    <div className={`wrap ${styles.tool}`}>
      <NeedsScript />
      <div className={styles.head}>
        <TextField
          ref={nameField}
          label={t('project.name')}
          placeholder={t('project.unnamed')}
          maxLength={LONGEST_NAME}
          value={name}
          onChange={(event) => schedule.rename(event.target.value)}
        />
        <ButtonLink href={selectHref} variant="secondary">
          {t('schedule.select')}
        </ButtonLink>
      </div>

      <div role="status">
        {undo && (
          <Message
            tone="info"
            onDismiss={() => setUndo(undefined)}
            action={
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  undo.restore()
                  setUndo(undefined)
                }}
              >
                {t('undo')}
              </Button>
            }
          >
            {undo.text}
          </Message>
        )}
      </div>

      {hasRange && <QuickAdd kind={kind} onAdd={add} />}

      {!schedule.isRead && (
        <SkeletonGroup>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {schedule.isRead && lines.length === 0 && (
        <EmptyState
          headingLevel={2}
          icon="list"
          title={t('schedule.empty.title')}
          action={
            kind === 'general' && (
              <ButtonLink variant="secondary" size="small" href={pageHref(locale, REPLACEMENT_PAGE)}>
                {t('replacement.find')}
              </ButtonLink>
            )
          }
        >
          {t('schedule.empty.text')}
        </EmptyState>
      )}
      {products.state === 'failed' && (
        <ErrorState headingLevel={2} onRetry={products.retry}>
          {t('failed.products')}
        </ErrorState>
      )}
      {lines.length > 0 && (
        <>
          <ScheduleLines
            lines={lines}
            products={products}
            onChange={(next) => change({ lines: next })}
            onMove={(at, by) => change({ lines: moveLine(lines, at, by) })}
            onRemove={remove}
          />
          {products.state === 'ready' && <ScheduleTotals lines={lines} products={products.bySku} />}
          {kind === 'video' && <VideoTotals lines={lines} products={products.bySku} />}
          <ScheduleActions
            name={name}
            lines={lines}
            onClear={() => {
              offerUndo(t('undo.cleared'))
              change({ lines: [], project: undefined })
            }}
          />
        </>
      )}

      {isSigned === false && lines.length > 0 && (
        <p className={styles.note}>
          {t('project.signedOut')} <a href={signInAddress(config, pageHref(locale, path))}>{t('project.signIn')}</a>
        </p>
      )}
      {isSigned && schedule.isRead && (
        <Suspense fallback={null}>
          <ProjectPanel kind={kind} schedule={schedule} />
        </Suspense>
      )}
    </div>
  )
}
