const image = { src: '/content/dam/sps/a.png', srcDark: '/a-dark.svg', alt: 'A valve', width: 400, height: 320 }
const frame = { image: { src: '/content/dam/sps/01.png', alt: '', width: 400, height: 320 } }

/** Minimal and maximal properties of each block; tests draw both. */
export const MEDIA_SAMPLES: Readonly<Record<string, { readonly least: object; readonly most: object }>> = {
  'flyout-viewer': { least: { image }, most: { heading: 'In detail', image, text: 'Text' } },
  'image-gallery': {
    least: { items: [{ image }] },
    most: { heading: 'Pictures', text: 'Text', items: [{ image, caption: 'One' }, { image: { ...image, alt: '' } }] },
  },
  'image-viewer': {
    least: { image },
    most: { heading: 'Valve', image, caption: 'Caption', viewerScript: '/scripts/viewer.js', viewerName: 'Viewer' },
  },
  'spin-set': {
    least: { alt: 'A valve', frames: [frame, frame] },
    most: {
      heading: 'In the round',
      text: 'Text',
      alt: 'A valve',
      frames: Array.from({ length: 12 }, () => frame),
      autoTurn: true,
    },
  },
  video: {
    least: { title: 'Film', sources: [{ src: '/content/dam/sps/a.webm', type: 'video/webm' }] },
    most: {
      title: 'Film',
      text: 'Text',
      poster: '/content/dam/sps/a.webp',
      width: 960,
      height: 540,
      sources: [{ src: '/content/dam/sps/a.mp4', type: 'video/mp4; codecs="avc1.42E01E"', bitrate: 900 }],
      captions: [{ src: '/content/dam/sps/a.de.vtt', language: 'de', label: 'Deutsch' }],
      showCaptions: true,
      chapters: [{ start: 0, title: 'One' }],
      chaptersFile: '/content/dam/sps/chapters.vtt',
    },
  },
}
