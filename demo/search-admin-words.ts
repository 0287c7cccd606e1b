import type { TenantKey } from '#demo/tenant-keys.ts'

export type SearchWords = {
  /** Lists of phrases that mean the same, in whatever language people write. */
  readonly synonyms: readonly (readonly string[])[]
  /** Words that people use for something whose categories, by their last slug, should stand first. */
  readonly pins: Readonly<Record<string, readonly string[]>>
  /** Looked for in vain, the most popular first. */
  readonly missed: readonly string[]
}

export const SEARCH_WORDS: Readonly<Record<TenantKey, SearchWords>> = {
  aerobt: {
    synonyms: [
      [
        'black box',
        'flight data recorder',
        'Flugschreiber',
        'enregistreur de vol',
        'rejestrator lotu',
        '黑匣子',
        '飞行数据记录器',
      ],
      ['FADEC', 'full-authority digital controls', 'Triebwerksregler'],
      ['strobe', 'anti-collision light', 'Zusammenstoßwarnlicht', 'feu anticollision'],
      ['AoA vane', 'angle-of-attack sensor', 'Anstellwinkelsensor'],
      ['satcom', 'satellite communication', 'Satellitenkommunikation'],
    ],
    pins: { 'avionics bay': ['flight-management', 'air-data-computers'], 'barometric check': ['portable-test-sets'] },
    missed: ['parachute', 'propeller', 'winglet', 'gyroscope', 'galley', 'lavatory', 'seatbelt', 'windscreen wiper'],
  },
  hbtbt: {
    synonyms: [
      ['smoke alarm', 'smoke detector', 'Rauchmelder', 'détecteur de fumée', 'czujka dymu', '烟雾报警器'],
      ['motion sensor', 'presence detector', 'Bewegungsmelder', 'détecteur de mouvement', 'czujnik ruchu', '人体感应器'],
      ['VMS', 'video recorder', 'Videorekorder'],
      ['DDC', 'plant controller', 'Anlagenregler'],
      ['calorie counter', 'heat meter', 'Wärmezähler', 'compteur d’énergie thermique', 'ciepłomierz'],
    ],
    pins: { 'fire safety audit': ['fire-alarm-panels', 'fire-detectors'], 'night setback': ['room-thermostats'] },
    missed: ['sprinkler', 'elevator', 'insulation', 'solar inverter', 'padlock', 'chimney', 'defibrillator'],
  },
  sps: {
    synonyms: [
      ['gas monitor', 'gas detector', 'Gaswarngerät', 'détecteur de gaz', 'detektor gazu', '气体报警仪'],
      ['barcode reader', 'handheld scanner', 'Handscanner', 'lecteur de codes-barres', 'czytnik kodów', '条码枪'],
      ['respirator', 'respiratory protection', 'Atemschutz', 'protection respiratoire'],
      ['siren', 'sounder', 'Sirene', 'avertisseur sonore', 'syrena'],
      ['PDA', 'mobile computer', 'Mobilcomputer', 'terminal mobile'],
      ['end stop', 'limit switch', 'Endschalter', 'fin de course', 'wyłącznik krańcowy', '行程开关'],
    ],
    pins: {
      'bump test': ['calibration-and-docking', 'portable-gas-detectors'],
      'forklift terminal': ['mobile-computers', 'long-range-scanners'],
      'man down': ['lone-worker-alarms'],
    },
    missed: ['sniffer', 'goggles', 'earmuffs', 'harness', 'defibrillator', 'ladder', 'padlock', 'welding', 'lanyard'],
  },
  process: {
    synonyms: [
      ['manometer', 'pressure gauge', 'Druckmessgerät', 'manomètre', 'manómetro', 'ciśnieniomierz', '压力计'],
      ['RTD', 'resistance thermometer', 'Widerstandsthermometer', 'sonde à résistance'],
      [
        'magmeter',
        'electromagnetic flow meter',
        'MID',
        'débitmètre électromagnétique',
        'przepływomierz elektromagnetyczny',
        '电磁流量计',
      ],
      ['shut-off valve', 'on-off valve', 'Absperrventil', 'vanne tout ou rien', 'zawór odcinający'],
      ['fire eye', 'flame detector', 'Flammenmelder', 'détecteur de flamme', 'czujka płomienia'],
    ],
    pins: { 'custody transfer': ['coriolis-flow-meters'], 'tank gauging': ['non-contacting-radar', 'guided-wave-radar'] },
    missed: ['gasket', 'bearing', 'conveyor', 'centrifuge', 'autoclave', 'lubricant', 'compressor oil'],
  },
  hpsbt: {
    synonyms: [
      ['data archive', 'historian', 'Prozessdatenarchiv', 'historisation', '历史数据库'],
      ['shift book', 'electronic logbook', 'Schichtbuch', 'cahier de quart', 'dziennik zmianowy', '值班日志'],
      ['work permit', 'permit to work', 'Arbeitserlaubnis', 'permis de travail', 'pozwolenie na pracę'],
      ['VPN', 'secure remote access', 'Fernzugriff', 'accès à distance', 'zdalny dostęp'],
    ],
    pins: { 'first steps': ['training-courses', 'implementation-services'], 'carbon footprint': ['emissions-reporting'] },
    missed: ['payroll', 'crm', 'timesheet', 'chatbot', 'podcast', 'blockchain', 'whiteboard'],
  },
}
