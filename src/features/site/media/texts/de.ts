import type { en } from '#features/site/media/texts/en.ts'

export const de: Record<keyof typeof en, string> = {
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  whole: 'Ganzes Bild',
  fullScreen: 'Vollbild',
  closeFullScreen: 'Vollbild schließen',
  zoomHelp: 'Mit Plus und Minus vergrößern und verkleinern, mit den Pfeiltasten verschieben, Null zeigt das ganze Bild.',
  zoomLevel: '{percent} %',
  previous: 'Zurück',
  next: 'Weiter',
  imageOf: 'Bild {n} von {count}',
  thumbnails: 'Bild auswählen',
  pictureNumber: 'Bild {n}',
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  turnAlone: 'Automatisch drehen',
  stopTurning: 'Drehung anhalten',
  view: 'Ansicht',
  degrees: '{n} Grad',
  spinHelp: 'Ziehen Sie das Teil seitwärts, um es zu drehen.',
  flyoutHelp:
    'Zeigen Sie auf ein Detail, um es vergrößert zu sehen; mit der Tastatur bewegen Sie den Ausschnitt mit den Pfeiltasten.',
  enlarged: 'Vergrößertes Detail',
  chapters: 'Kapitel',
  cannotPlay: 'Ihr Browser kann dieses Video nicht abspielen.',
  downloadVideo: 'Video herunterladen',
}
