export const en = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole picture',
  fullScreen: 'Full screen',
  closeFullScreen: 'Close full screen',
  zoomHelp: 'Enlarge with plus and minus, move with the arrow keys, zero shows the whole picture.',
  zoomLevel: '{percent} %',
  previous: 'Previous',
  next: 'Next',
  imageOf: 'Picture {n} of {count}',
  thumbnails: 'Choose a picture',
  pictureNumber: 'Picture {n}',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  turnAlone: 'Turn by itself',
  stopTurning: 'Stop turning',
  view: 'View',
  degrees: '{n} degrees',
  spinHelp: 'Drag sideways to turn the part.',
  flyoutHelp: 'Point at a detail to see it enlarged; with the keyboard, move with the arrow keys.',
  enlarged: 'Enlarged detail',
  chapters: 'Chapters',
  cannotPlay: 'Your browser cannot play this video.',
  downloadVideo: 'Download the video',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    media: keyof typeof en
  }
}
