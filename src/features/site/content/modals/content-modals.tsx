import { useLayoutEffect, useRef } from 'react'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import type { ModalFragment } from '#features/site/content/modals/modal-fragment.client.ts'
import { useModalRequests } from '#features/site/content/modals/use-modal-requests.client.ts'
import { Dialog } from '#ui/dialog.tsx'
import { LoadingOverlay } from '#ui/loading-overlay.tsx'
import styles from './content-modal.module.css'

const FragmentContent = ({ fragment }: { fragment: ModalFragment }) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(fragment.content)
    fragment.hydrate()
  }, [fragment])
  return <div className={styles.content} ref={place} />
}

/** Links and buttons that name a fragment open it over the page. */
export const ContentModals = ({ page }: { page: EmbeddedModel }) => {
  const { modal, isLoading, close } = useModalRequests(page)
  return (
    <>
      {isLoading && <LoadingOverlay active cover="page" />}
      <Dialog open={modal !== undefined} onClose={close} title={modal?.title ?? ''} size="wide">
        {modal && <FragmentContent fragment={modal.fragment} />}
      </Dialog>
    </>
  )
}
