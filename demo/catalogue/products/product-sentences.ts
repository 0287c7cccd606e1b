import type { Words } from '#demo/catalogue/outline.ts'

/** A product's name: what it is, of which series, then what tells it from its sisters. */
export const NAME: Words = [
  '{series} {noun}, {size}',
  '{Noun} {series}, {size}',
  '{Noun} {series}, {size}',
  '{Noun} {series}, {size}',
  '{Noun} {series}, {size}',
  '{series} {noun}，{size}',
]

export const EQUIPMENT_CLOSERS: readonly [Words, ...Words[]] = [
  [
    'Data sheet, installation guide and certificate can be opened on this page.',
    'Datenblatt, Montageanleitung und Zertifikat lassen sich auf dieser Seite öffnen.',
    'Fiche technique, guide d’installation et certificat s’ouvrent depuis cette page.',
    'La hoja de datos, la guía de instalación y el certificado se abren desde esta página.',
    'Karta katalogowa, instrukcja montażu i certyfikat są dostępne na tej stronie.',
    '数据表、安装指南与证书均可在本页打开。',
  ],
  [
    'Spare parts stay available for at least ten years after the last delivery.',
    'Ersatzteile bleiben mindestens zehn Jahre nach der letzten Lieferung verfügbar.',
    'Les pièces de rechange restent disponibles au moins dix ans après la dernière livraison.',
    'Los repuestos siguen disponibles al menos diez años después de la última entrega.',
    'Części zamienne pozostają dostępne co najmniej dziesięć lat po ostatniej dostawie.',
    '末次交付后至少十年内供应备件。',
  ],
  [
    'Every piece is tested before dispatch; the record belongs to its serial number.',
    'Jedes Stück wird vor dem Versand geprüft; das Protokoll gehört zur Seriennummer.',
    'Chaque pièce est testée avant expédition ; le procès-verbal suit le numéro de série.',
    'Cada pieza se ensaya antes del envío; el registro va unido a su número de serie.',
    'Każda sztuka przechodzi próbę przed wysyłką; protokół jest przypisany do numeru seryjnego.',
    '逐件出厂测试，记录与序列号绑定。',
  ],
  [
    'The mounting dimensions are those of the generation before, so old holes fit.',
    'Die Einbaumaße entsprechen der Vorgängergeneration, vorhandene Bohrungen passen.',
    'Les cotes de montage sont celles de la génération précédente, les perçages existants conviennent.',
    'Las cotas de montaje son las de la generación anterior; sirven los taladros existentes.',
    'Wymiary montażowe są takie jak w poprzedniej generacji, istniejące otwory pasują.',
    '安装尺寸与上一代一致，原有孔位可直接使用。',
  ],
  [
    'Our desk helps with sizing, free of charge and without a form.',
    'Unsere Beratung hilft bei der Auslegung, kostenlos und ohne Formular.',
    'Notre équipe aide au dimensionnement, gratuitement et sans formulaire.',
    'Nuestro equipo ayuda a dimensionar, gratis y sin formularios.',
    'Nasi doradcy pomagają w doborze, bezpłatnie i bez formularzy.',
    '选型咨询免费，无需填写表单。',
  ],
]

export const SOFTWARE_CLOSERS: readonly [Words, ...Words[]] = [
  [
    'A trial runs for 30 days on your own data.',
    'Ein Test läuft 30 Tage mit Ihren eigenen Daten.',
    'L’essai dure 30 jours, sur vos propres données.',
    'La prueba dura 30 días con sus propios datos.',
    'Wersja próbna działa 30 dni na danych klienta.',
    '可使用贵方数据试用30天。',
  ],
  [
    'Updates are included for as long as the licence runs.',
    'Aktualisierungen sind während der Lizenzlaufzeit enthalten.',
    'Les mises à jour sont incluses pendant toute la licence.',
    'Las actualizaciones están incluidas mientras dure la licencia.',
    'Aktualizacje są wliczone przez cały okres licencji.',
    '许可期内免费更新。',
  ],
  [
    'Users and data points can be raised at any time; only the difference is charged.',
    'Benutzer und Datenpunkte lassen sich jederzeit erhöhen; berechnet wird nur der Unterschied.',
    'Utilisateurs et points de données s’augmentent à tout moment ; seule la différence est facturée.',
    'Usuarios y puntos de datos se amplían en cualquier momento; solo se cobra la diferencia.',
    'Liczbę użytkowników i punktów danych można zwiększyć w każdej chwili; płaci się tylko różnicę.',
    '用户数与数据点可随时扩充，仅收取差额。',
  ],
]

export const REPLACED: Words = [
  'Replaced by {successor}, which fits in its place.',
  'Ersetzt durch {successor}, passend an gleicher Stelle.',
  'Remplacement : {successor}, montage au même endroit.',
  'Sustitución: {successor}, con montaje en el mismo lugar.',
  'Następca: {successor}, montaż w tym samym miejscu.',
  '已由 {successor} 替代，可原位安装。',
]

export const SOFTWARE_REPLACED: Words = [
  'Replaced by {successor}; licences move over at no charge.',
  'Ersetzt durch {successor}; Lizenzen ziehen kostenlos um.',
  'Remplacement : {successor} ; les licences sont transférées sans frais.',
  'Sustitución: {successor}; las licencias se trasladan sin coste.',
  'Następca: {successor}; licencje są przenoszone bez opłat.',
  '已由 {successor} 替代，许可可免费迁移。',
]

export const OBSOLETE: Words = [
  'No longer made; our desk looks for an equivalent with you.',
  'Wird nicht mehr gefertigt; unsere Beratung sucht mit Ihnen nach Ersatz.',
  'Fabrication arrêtée ; notre équipe cherche avec vous un équivalent.',
  'Ya no se fabrica; nuestro equipo busca con usted un equivalente.',
  'Produkcja zakończona; nasi doradcy pomogą znaleźć odpowiednik.',
  '已停产，我们可协助寻找替代产品。',
]
