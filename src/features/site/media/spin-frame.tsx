import { useEffect, useRef } from 'react'
import { renditionsOf, type PictureSource } from '#ui/picture.rules.ts'

type SpinFrameProps = { index: number; image: PictureSource; isShown: boolean; onArrive: (index: number) => void }

/** One view of the part, silent: the stage around it says what is turned. All lie on top of each other, one is seen. */
export const SpinFrame = ({ index, image, isShown, onArrive }: SpinFrameProps) => {
  const picture = useRef<HTMLImageElement>(null)
  // Earlier events are ignored once the page was hydrated.
  useEffect(() => {
    if (picture.current?.complete) onArrive(index)
  }, [index, onArrive])
  const renditions = renditionsOf(image, '(min-width: 769px) 640px, 100vw')
  return (
    <picture hidden={!isShown}>
      {renditions?.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={renditions.sizes} />
      ))}
      <img
        ref={picture}
        src={renditions?.src ?? image.src}
        srcSet={renditions?.srcSet}
        sizes={renditions?.sizes}
        alt=""
        width={image.width}
        height={image.height}
        draggable={false}
        onLoad={() => onArrive(index)}
      />
    </picture>
  )
}
