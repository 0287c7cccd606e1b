import { useEffect, useRef, useState } from 'react'
import { logInfo } from '#browser/log.ts'
import { Section } from '#ui/section.tsx'
import type { ImageViewer } from '#features/site/media/blocks/image-viewer.schema.ts'
import { FullScreen } from '#features/site/media/full-screen.tsx'
import { loadViewerScript, waitForViewer } from '#features/site/media/viewer-script.client.ts'
import { ZoomStage } from '#features/site/media/zoom-stage.tsx'
import styles from './image-viewer.module.css'

type HandOver = Pick<ImageViewer, 'image' | 'viewerScript' | 'viewerName'>

/** Lets a viewer of another maker take the place of ours; until then, and if it never comes, ours stays. */
const useHandOver = ({ image, viewerScript, viewerName }: HandOver) => {
  const place = useRef<HTMLDivElement>(null)
  const [isHandedOver, setHandedOver] = useState(false)
  const { src, alt } = image
  useEffect(() => {
    if (!viewerScript || !viewerName) return
    let isGone = false
    const handOver = async (): Promise<void> => {
      const viewer = await waitForViewer(viewerName)
      if (!viewer || isGone || !place.current) return
      viewer.mount(place.current, { src, alt })
      setHandedOver(true)
    }
    loadViewerScript(viewerScript)
    handOver().catch((error: unknown) => logInfo('Media viewer could not start', error))
    return () => {
      isGone = true
    }
  }, [viewerScript, viewerName, src, alt])
  return { place, isHandedOver }
}

export const Block = ({ heading, caption, ...viewer }: ImageViewer) => {
  const { image } = viewer
  const [isFull, setFull] = useState(false)
  const { place, isHandedOver } = useHandOver(viewer)
  return (
    <Section heading={heading} layout="split">
      <figure className={styles.figure}>
        <div ref={place} />
        {!isHandedOver && <ZoomStage image={image} onFullScreen={() => setFull(true)} />}
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
      <FullScreen open={isFull} onClose={() => setFull(false)} label={image.alt || (heading ?? '')}>
        <ZoomStage image={image} isFull />
      </FullScreen>
    </Section>
  )
}
