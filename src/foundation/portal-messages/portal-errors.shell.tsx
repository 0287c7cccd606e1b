import { useEffect } from 'react'
import { onApiEvent } from '#browser/api.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { messageOf } from '#foundation/locale/public.ts'
import { InlineErrorBox } from '#foundation/portal-messages/inline-error.tsx'
import { chooseErrorDisplay } from '#foundation/portal-messages/portal-error.rules.ts'
import { inlineError, inlinePlaces, modalError } from '#foundation/portal-messages/portal-error.client.ts'
import { useLoadingCalls } from '#foundation/portal-messages/use-loading-calls.client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { LoadingOverlay } from '#ui/loading-overlay.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** A company may have other words for it [7.5.3, 8.1.4]. */
const DEFAULT_ERROR = 'bt.internalcsrflow.popuperrormessage'

const MODAL_ID = 'global_api_error_modal'

/** Those that must be answered open themselves again. */
const closeOtherModals = (): void => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(`dialog[open]:not(#${MODAL_ID})`)) dialog.close()
}

/** Hears of every call: shows that someone waits, and what went wrong [2.25.1, 2.25.4, 8.1.1]. */
export const Shell = () => {
  const t = useTexts('portal-messages')
  const close = useTexts('ui')('close')
  const { flags, locale } = usePage()
  const { errorModal } = flags
  const error = modalError.use()
  const isLoading = useLoadingCalls()
  const hasInlinePlace = inlinePlaces.use() > 0
  const inline = inlineError.use()

  useEffect(
    () =>
      onApiEvent((event) => {
        if (event.type !== 'failed') return
        const { call, status, data } = event
        const display = chooseErrorDisplay(
          { ...call, status, data, isByHand: navigator.userActivation?.isActive ?? true },
          errorModal,
        )
        if (display.place === 'inline') inlineError.set({ text: display.text })
        if (display.place === 'modal') modalError.set(display)
      }),
    [errorModal],
  )
  useEffect(() => {
    if (error) closeOtherModals()
  }, [error])

  const hide = () => modalError.set(undefined)
  return (
    <>
      <LoadingOverlay cover="page" active={isLoading && !error} />
      {!hasInlinePlace && <InlineErrorBox error={inline} floats />}
      <Dialog
        open={error !== undefined}
        onClose={hide}
        title={t(`error.title.${error?.title ?? 'default'}`)}
        closesInFooter
        element={{ id: MODAL_ID, 'data-variant': error?.title }}
        footer={<Button onClick={hide}>{close}</Button>}
      >
        <p>{error?.text ?? messageOf(DEFAULT_ERROR, locale.language) ?? t(DEFAULT_ERROR)}</p>
      </Dialog>
    </>
  )
}
