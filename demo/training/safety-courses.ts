import { writeCourse as write, type CourseTexts } from '#demo/training/course-text.ts'

/** Courses about keeping people and buildings safe. */
export const SAFETY_COURSES = {
  'FIRE-120': {
    en: write(
      'Fire panels: operation and logbook',
      'Read the panel under stress, silence and reset in the right order, keep the logbook that inspectors ask for.',
      'caretakers and responsible persons',
    ),
    de: write(
      'Brandmelderzentralen: Bedienung und Betriebsbuch',
      'Die Zentrale unter Druck lesen, in der richtigen Reihenfolge quittieren und zurückstellen, das Betriebsbuch führen.',
      'eingewiesene Personen und Betreiber',
    ),
    fr: write(
      'Centrales incendie : exploitation et registre',
      'Lire la centrale sous pression, arrêter et réarmer dans le bon ordre, tenir le registre demandé par les inspecteurs.',
      'les gardiens et responsables',
    ),
    es: write(
      'Centrales de incendio: manejo y libro de registro',
      'Leer la central bajo presión, silenciar y rearmar en el orden correcto y llevar el libro que pide la inspección.',
      'conserjes y responsables',
    ),
    pl: write(
      'Centrale pożarowe: obsługa i książka eksploatacji',
      'Odczyt centrali pod presją, wyciszanie i kasowanie we właściwej kolejności, prowadzenie książki.',
      'dozorcy i osoby odpowiedzialne',
    ),
    zh: write('火灾报警主机：操作与日志', '在压力下读懂主机，按正确顺序消音和复位，填写检查所需的日志。', '值班人员和责任人'),
  },
  'FIRE-310': {
    en: write(
      'Fire panels: commissioning',
      'Address the loop, write the cause-and-effect matrix, test it with smoke and prove it in the protocol.',
      'certified fire technicians',
    ),
    de: write(
      'Brandmelderzentralen: Inbetriebnahme',
      'Ring adressieren, Verknüpfungsmatrix schreiben, mit Rauch prüfen und im Protokoll nachweisen.',
      'zertifizierte Brandmeldetechniker',
    ),
    fr: write(
      'Centrales incendie : mise en service',
      'Adresser la boucle, écrire la matrice de causes et effets, tester à la fumée et le prouver dans le procès-verbal.',
      'les techniciens incendie certifiés',
    ),
    es: write(
      'Centrales de incendio: puesta en marcha',
      'Direccionar el lazo, escribir la matriz causa-efecto, probarla con humo y demostrarlo en el acta.',
      'técnicos de incendio certificados',
    ),
    pl: write(
      'Centrale pożarowe: uruchomienie',
      'Adresowanie pętli, matryca sterowań, próba dymowa i protokół.',
      'certyfikowani technicy pożarowi',
    ),
    zh: write('火灾报警主机：调试', '回路编址、编写联动矩阵、烟雾测试并出具记录。', '持证消防技术人员'),
  },
  'ACC-150': {
    en: write(
      'Access control for administrators',
      'Badges, time zones, doors and audit trails, and what to do when someone is locked in.',
      'site administrators and reception leads',
    ),
    de: write(
      'Zutrittskontrolle für Administratoren',
      'Ausweise, Zeitzonen, Türen und Protokolle, und was zu tun ist, wenn jemand eingeschlossen ist.',
      'Administratoren und Empfangsleitungen',
    ),
    fr: write(
      'Contrôle d’accès pour administrateurs',
      'Badges, plages horaires, portes et journaux, et que faire si quelqu’un est enfermé.',
      'les administrateurs et responsables d’accueil',
    ),
    es: write(
      'Control de accesos para administradores',
      'Tarjetas, horarios, puertas y registros, y qué hacer si alguien queda encerrado.',
      'administradores y responsables de recepción',
    ),
    pl: write(
      'Kontrola dostępu dla administratorów',
      'Karty, strefy czasowe, drzwi i dzienniki oraz co robić, gdy ktoś zostanie zamknięty.',
      'administratorzy i kierownicy recepcji',
    ),
    zh: write('门禁管理员课程', '卡证、时段、门与审计记录，以及人员被困时的处理。', '现场管理员和前台主管'),
  },
  'SEC-330': {
    en: write(
      'Securing building networks',
      'Segment, patch, watch and restore: a day of attack and a day of defence on a real rack.',
      'network engineers and integrators',
    ),
    de: write(
      'Gebäudenetze absichern',
      'Segmentieren, aktualisieren, beobachten, wiederherstellen: ein Tag Angriff und ein Tag Abwehr am echten Schrank.',
      'Netzwerktechniker und Integratoren',
    ),
    fr: write(
      'Sécuriser les réseaux du bâtiment',
      'Segmenter, mettre à jour, surveiller, restaurer : un jour d’attaque et un jour de défense sur une vraie baie.',
      'les ingénieurs réseau et intégrateurs',
    ),
    es: write(
      'Proteger redes de edificios',
      'Segmentar, actualizar, vigilar y restaurar: un día de ataque y otro de defensa en un armario real.',
      'ingenieros de redes e integradores',
    ),
    pl: write(
      'Zabezpieczanie sieci budynkowych',
      'Segmentacja, aktualizacje, nadzór i odtwarzanie: dzień ataku i dzień obrony na prawdziwej szafie.',
      'inżynierowie sieci i integratorzy',
    ),
    zh: write('楼宇网络安全', '分段、补丁、监控与恢复：在真实机柜上一天攻击、一天防御。', '网络工程师和集成商'),
  },
} as const satisfies Readonly<Record<string, CourseTexts>>
