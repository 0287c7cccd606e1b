import { useId, useRef } from 'react'
import { Section } from '#ui/section.tsx'
import { useLocale, useTexts } from '#ui/use-texts.tsx'
import type { Video } from '#features/site/media/blocks/video.schema.ts'
import { ChapterList } from '#features/site/media/chapter-list.tsx'
import { useChapters } from '#features/site/media/use-chapters.client.ts'
import { useBrowserFact } from '#features/site/media/use-browser.client.ts'
import { useMilestones } from '#features/site/media/use-milestones.client.ts'
import { chooseSource, rankSources } from '#features/site/media/video.rules.ts'
import styles from './video.module.css'

const canPlayHere = (type: string): boolean => document.createElement('video').canPlayType(type) !== ''

/** The browser's own player, which is accessible in every browser, with chapters beside it. */
export const Block = ({ title, text, sources, captions, showCaptions, ...rest }: Video) => {
  const { poster, width, height, chapters: listed, chaptersFile } = rest
  const t = useTexts('media')
  const { language } = useLocale()
  const id = useId()
  const player = useRef<HTMLVideoElement>(null)
  const canPlay = useBrowserFact(() => chooseSource(sources, canPlayHere) !== undefined, true)
  const { chapters, current, follow } = useChapters(player, listed)
  const { onTimeUpdate, ...milestones } = useMilestones()

  const playFrom = (start: number): void => {
    const { current: video } = player
    if (!video) return
    video.currentTime = start
    void video.play().catch(() => undefined)
  }
  return (
    <Section heading={title} headingId={id} text={text}>
      <div className={styles.grid} data-chaptered={chapters.length > 0 || undefined}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the author's captions are below */}
        <video
          ref={player}
          className={styles.player}
          controls
          playsInline
          preload={poster ? 'none' : 'metadata'}
          poster={poster}
          width={width}
          height={height}
          aria-labelledby={id}
          {...milestones}
          onTimeUpdate={(event) => {
            onTimeUpdate(event)
            follow(event.currentTarget.currentTime)
          }}
        >
          {rankSources(sources).map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
          {captions.map((track) => (
            <track
              key={track.src}
              kind="captions"
              src={track.src}
              srcLang={track.language}
              label={track.label}
              default={showCaptions && track.language === language}
            />
          ))}
          {chaptersFile && <track kind="chapters" src={chaptersFile} srcLang={language} default />}
        </video>
        {chapters.length > 0 && <ChapterList chapters={chapters} current={current} onChoose={({ start }) => playFrom(start)} />}
      </div>
      {!canPlay && (
        <p className={styles.note} role="status">
          {t('cannotPlay')}{' '}
          <a href={sources[0]?.src} download>
            {t('downloadVideo')}
          </a>
        </p>
      )}
    </Section>
  )
}
