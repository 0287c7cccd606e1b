import type { CatalogueOutline } from '#demo/catalogue/outline.ts'

// oxfmt-ignore
export const spsCatalogue: CatalogueOutline = {
  tree: [
    ['gas-detection', 'gas-detector', 'Gas detection', 'Gaswarntechnik', 'Détection de gaz', 'Detección de gases', 'Detekcja gazów', '气体检测', [
      ['portable-gas-detectors', 'gas-detector', 'Portable gas detectors', 'Tragbare Gaswarngeräte', 'Détecteurs de gaz portables', 'Detectores de gas portátiles', 'Przenośne detektory gazów', '便携式气体检测仪', [
        ['single-gas-detectors', 'gas-detector', 'Single-gas detectors', 'Eingas-Warngeräte', 'Détecteurs monogaz', 'Detectores monogás', 'Detektory jednogazowe', '单一气体检测仪', [
          ['hydrogen-sulphide-detectors', 'gas-detector', 'Hydrogen sulphide detectors', 'Warngeräte für Schwefelwasserstoff', 'Détecteurs de sulfure d’hydrogène', 'Detectores de sulfuro de hidrógeno', 'Detektory siarkowodoru', '硫化氢检测仪'],
          ['carbon-monoxide-detectors', 'gas-detector', 'Carbon monoxide detectors', 'Warngeräte für Kohlenmonoxid', 'Détecteurs de monoxyde de carbone', 'Detectores de monóxido de carbono', 'Detektory tlenku węgla', '一氧化碳检测仪'],
        ]],
        ['multi-gas-detectors', 'gas-detector', 'Multi-gas detectors', 'Mehrgas-Warngeräte', 'Détecteurs multigaz', 'Detectores multigás', 'Detektory wielogazowe', '复合气体检测仪'],
      ]],
      ['fixed-gas-detectors', 'gas-transmitter', 'Fixed gas detectors', 'Ortsfeste Gasmelder', 'Détecteurs de gaz fixes', 'Detectores de gas fijos', 'Stacjonarne detektory gazów', '固定式气体探测器', [
        ['toxic-gas-transmitters', 'gas-transmitter', 'Toxic gas transmitters', 'Messumformer für toxische Gase', 'Transmetteurs de gaz toxiques', 'Transmisores de gases tóxicos', 'Przetworniki gazów toksycznych', '有毒气体变送器'],
        ['combustible-gas-transmitters', 'gas-transmitter', 'Combustible gas transmitters', 'Messumformer für brennbare Gase', 'Transmetteurs de gaz combustibles', 'Transmisores de gases combustibles', 'Przetworniki gazów palnych', '可燃气体变送器'],
      ]],
      ['calibration-and-docking', 'docking-station', 'Calibration and docking', 'Kalibrier- und Dockingstationen', 'Stations d’étalonnage et d’accueil', 'Estaciones de calibración y acoplamiento', 'Stacje kalibracyjne i dokujące', '标定与充电基站'],
    ]],
    ['scanning-and-mobility', 'hand-scanner', 'Scanning and mobility', 'Scannen und mobile Erfassung', 'Lecture et mobilité', 'Lectura y movilidad', 'Skanowanie i mobilność', '扫描与移动终端', [
      ['handheld-scanners', 'hand-scanner', 'Handheld scanners', 'Handscanner', 'Lecteurs portatifs', 'Lectores de mano', 'Skanery ręczne', '手持扫描枪', [
        ['corded-scanners', 'hand-scanner', 'Corded scanners', 'Kabelgebundene Scanner', 'Lecteurs filaires', 'Lectores con cable', 'Skanery przewodowe', '有线扫描枪'],
        ['cordless-scanners', 'hand-scanner', 'Cordless scanners', 'Kabellose Scanner', 'Lecteurs sans fil', 'Lectores inalámbricos', 'Skanery bezprzewodowe', '无线扫描枪', [
          ['long-range-scanners', 'hand-scanner', 'Long-range scanners', 'Scanner für große Entfernungen', 'Lecteurs longue portée', 'Lectores de largo alcance', 'Skanery dalekiego zasięgu', '远距离扫描枪'],
          ['cold-store-scanners', 'hand-scanner', 'Cold store scanners', 'Scanner für Kühlhäuser', 'Lecteurs pour chambres froides', 'Lectores para cámaras frigoríficas', 'Skanery do chłodni', '冷库用扫描枪'],
        ]],
      ]],
      ['mobile-computers', 'mobile-computer', 'Mobile computers', 'Mobilcomputer', 'Terminaux mobiles', 'Terminales móviles', 'Terminale mobilne', '移动数据终端'],
      ['fixed-mount-scanners', 'fixed-scanner', 'Fixed-mount scanners', 'Stationäre Scanner', 'Lecteurs fixes', 'Lectores fijos', 'Skanery stacjonarne', '固定式扫描器'],
    ]],
    ['sensors-and-switches', 'proximity-sensor', 'Sensors and switches', 'Sensoren und Schalter', 'Capteurs et interrupteurs', 'Sensores e interruptores', 'Czujniki i wyłączniki', '传感器与开关', [
      ['proximity-sensors', 'proximity-sensor', 'Proximity sensors', 'Näherungssensoren', 'Détecteurs de proximité', 'Sensores de proximidad', 'Czujniki zbliżeniowe', '接近传感器', [
        ['inductive-sensors', 'proximity-sensor', 'Inductive sensors', 'Induktive Sensoren', 'Détecteurs inductifs', 'Sensores inductivos', 'Czujniki indukcyjne', '电感式传感器', [
          ['flush-sensors', 'proximity-sensor', 'Flush-mount sensors', 'Bündig einbaubare Sensoren', 'Détecteurs noyables', 'Sensores enrasables', 'Czujniki do zabudowy czołowej', '埋入式传感器'],
          ['non-flush-sensors', 'proximity-sensor', 'Non-flush sensors', 'Nicht bündige Sensoren', 'Détecteurs non noyables', 'Sensores no enrasables', 'Czujniki z czołem wystającym', '非埋入式传感器'],
        ]],
        ['capacitive-sensors', 'proximity-sensor', 'Capacitive sensors', 'Kapazitive Sensoren', 'Détecteurs capacitifs', 'Sensores capacitivos', 'Czujniki pojemnościowe', '电容式传感器'],
      ]],
      ['limit-switches', 'limit-switch', 'Limit switches', 'Endschalter', 'Interrupteurs de fin de course', 'Finales de carrera', 'Wyłączniki krańcowe', '限位开关', [
        ['heavy-duty-switches', 'limit-switch', 'Heavy-duty switches', 'Endschalter für rauen Betrieb', 'Fins de course robustes', 'Finales de carrera reforzados', 'Wyłączniki do ciężkich warunków', '重型开关'],
        ['snap-action-switches', 'limit-switch', 'Snap-action switches', 'Schnappschalter', 'Microrupteurs', 'Microinterruptores', 'Mikrowyłączniki', '微动开关'],
      ]],
      ['pressure-sensors', 'pressure-transmitter', 'Pressure sensors', 'Drucksensoren', 'Capteurs de pression', 'Sensores de presión', 'Czujniki ciśnienia', '压力传感器'],
    ]],
    ['personal-protection', 'filter-cartridge', 'Personal protection', 'Persönliche Schutzausrüstung', 'Protection individuelle', 'Protección personal', 'Ochrona osobista', '个人防护', [
      ['respiratory-protection', 'filter-cartridge', 'Respiratory protection', 'Atemschutz', 'Protection respiratoire', 'Protección respiratoria', 'Ochrona dróg oddechowych', '呼吸防护', [
        ['filters-and-cartridges', 'filter-cartridge', 'Filters and cartridges', 'Filter und Kartuschen', 'Filtres et cartouches', 'Filtros y cartuchos', 'Filtry i pochłaniacze', '滤棉与滤盒'],
        ['powered-air-units', 'powered-air-unit', 'Powered air units', 'Gebläsefiltergeräte', 'Appareils à ventilation assistée', 'Equipos filtrantes motorizados', 'Aparaty z wymuszonym nadmuchem', '动力送风装置'],
      ]],
      ['lone-worker-alarms', 'personal-alarm', 'Lone worker alarms', 'Personen-Notsignalgeräte', 'Alarmes pour travailleur isolé', 'Alarmas para trabajo en solitario', 'Alarmy dla pracujących samotnie', '单人作业报警器'],
      ['hearing-and-communication', 'headset', 'Hearing and communication', 'Gehörschutz und Kommunikation', 'Protection auditive et communication', 'Protección auditiva y comunicación', 'Ochrona słuchu i łączność', '听力防护与通信'],
    ]],
    ['warning-and-signalling', 'beacon-light', 'Warning and signalling', 'Warn- und Signaltechnik', 'Avertissement et signalisation', 'Aviso y señalización', 'Ostrzeganie i sygnalizacja', '警示与信号', [
      ['beacons', 'beacon-light', 'Beacons', 'Warnleuchten', 'Feux d’avertissement', 'Balizas luminosas', 'Lampy ostrzegawcze', '警示灯', [
        ['led-beacons', 'beacon-light', 'LED beacons', 'LED-Warnleuchten', 'Feux à LED', 'Balizas LED', 'Lampy ostrzegawcze LED', 'LED警示灯'],
        ['explosion-protected-beacons', 'beacon-light', 'Explosion-protected beacons', 'Explosionsgeschützte Warnleuchten', 'Feux antidéflagrants', 'Balizas antideflagrantes', 'Lampy przeciwwybuchowe', '防爆警示灯'],
      ]],
      ['signal-towers', 'signal-tower', 'Signal towers', 'Signalsäulen', 'Colonnes lumineuses', 'Columnas de señalización', 'Kolumny sygnalizacyjne', '信号灯塔'],
      ['horns-and-sounders', 'horn-sounder', 'Horns and sounders', 'Hupen und Sirenen', 'Avertisseurs sonores', 'Bocinas y sirenas', 'Sygnalizatory dźwiękowe', '声音报警器'],
    ]],
    ['machine-safety', 'limit-switch', 'Machine safety', 'Maschinensicherheit', 'Sécurité des machines', 'Seguridad de máquinas', 'Bezpieczeństwo maszyn', '机械安全', [
      ['safety-switches', 'limit-switch', 'Safety switches', 'Sicherheitsschalter', 'Interrupteurs de sécurité', 'Interruptores de seguridad', 'Wyłączniki bezpieczeństwa', '安全开关', [
        ['interlock-switches', 'limit-switch', 'Interlock switches', 'Verriegelungsschalter', 'Interrupteurs à interverrouillage', 'Interruptores de enclavamiento', 'Wyłączniki ryglujące', '联锁开关'],
        ['rope-pull-switches', 'rope-pull-switch', 'Rope-pull switches', 'Seilzugschalter', 'Arrêts d’urgence à câble', 'Interruptores de tirón', 'Wyłączniki linkowe', '拉绳开关'],
      ]],
      ['safety-relays', 'rail-controller', 'Safety relays', 'Sicherheitsrelais', 'Relais de sécurité', 'Relés de seguridad', 'Przekaźniki bezpieczeństwa', '安全继电器'],
      ['light-curtains', 'light-curtain', 'Light curtains', 'Lichtvorhänge', 'Barrières immatérielles', 'Cortinas fotoeléctricas', 'Kurtyny świetlne', '安全光幕'],
    ]],
    ['printing-and-labelling', 'label-printer', 'Printing and labelling', 'Drucken und Etikettieren', 'Impression et étiquetage', 'Impresión y etiquetado', 'Druk i etykietowanie', '打印与标识', [
      ['label-printers', 'label-printer', 'Label printers', 'Etikettendrucker', 'Imprimantes d’étiquettes', 'Impresoras de etiquetas', 'Drukarki etykiet', '标签打印机', [
        ['desktop-printers', 'label-printer', 'Desktop printers', 'Desktopdrucker', 'Imprimantes de bureau', 'Impresoras de sobremesa', 'Drukarki biurkowe', '桌面打印机'],
        ['industrial-printers', 'label-printer', 'Industrial printers', 'Industriedrucker', 'Imprimantes industrielles', 'Impresoras industriales', 'Drukarki przemysłowe', '工业打印机'],
      ]],
      ['mobile-printers', 'mobile-printer', 'Mobile printers', 'Mobile Drucker', 'Imprimantes mobiles', 'Impresoras móviles', 'Drukarki mobilne', '移动打印机'],
      ['labels-and-ribbons', 'label-roll', 'Labels and ribbons', 'Etiketten und Farbbänder', 'Étiquettes et rubans', 'Etiquetas y cintas', 'Etykiety i taśmy', '标签与碳带'],
    ]],
  ],
  introductions: {
    'gas-detection': [
      'Detectors worn on the jacket and detectors on the wall, with one docking station that tests, charges and files the record.',
      'Warngeräte an der Jacke und Melder an der Wand, dazu eine Station, die prüft, lädt und den Nachweis ablegt.',
      'Des détecteurs portés sur la veste ou fixés au mur, et une station qui teste, charge et archive le relevé.',
      'Detectores en la chaqueta y en la pared, con una estación que prueba, carga y archiva el registro.',
      'Detektory na kurtce i na ścianie oraz jedna stacja, która testuje, ładuje i zapisuje protokół.',
      '随身佩戴与墙面固定的检测仪，一个基站即可完成测试、充电与记录归档。',
    ],
    'scanning-and-mobility': [
      'Scanners and mobile computers that survive the loading dock, with spare batteries and cradles that fit every generation.',
      'Scanner und Mobilcomputer, die die Laderampe überstehen, mit Akkus und Ladeschalen für jede Generation.',
      'Lecteurs et terminaux qui résistent au quai de chargement, avec batteries et socles pour chaque génération.',
      'Lectores y terminales que resisten el muelle de carga, con baterías y cunas para todas las generaciones.',
      'Skanery i terminale, które wytrzymują pracę na rampie, z akumulatorami i dokami do każdej generacji.',
      '经得起装卸现场考验的扫描枪与移动终端，电池与底座兼容各代产品。',
    ],
    'sensors-and-switches': [
      'Inductive, capacitive and mechanical, chosen by thread, cable and contact, with a drawing for every variant.',
      'Induktiv, kapazitiv oder mechanisch, wählbar nach Gewinde, Leitung und Kontakt, mit Zeichnung zu jeder Variante.',
      'Inductifs, capacitifs ou mécaniques, au choix du filetage, du câble et du contact, avec un plan pour chaque variante.',
      'Inductivos, capacitivos o mecánicos, por rosca, cable y contacto, con un plano para cada variante.',
      'Indukcyjne, pojemnościowe i mechaniczne, według gwintu, przewodu i styku, z rysunkiem każdego wariantu.',
      '电感、电容与机械式，可按螺纹、电缆与触点选型，每种规格均附图纸。',
    ],
    'personal-protection': [
      'Protection for lungs, ears and people who work alone, chosen by hazard and fitted by size.',
      'Schutz für Lunge, Gehör und Alleinarbeitende, ausgewählt nach Gefährdung, angepasst nach Größe.',
      'Protéger les poumons, l’ouïe et les travailleurs isolés, selon le risque et à la bonne taille.',
      'Protección de pulmones, oídos y personas que trabajan solas, según el riesgo y a su talla.',
      'Ochrona płuc, słuchu i osób pracujących samotnie, dobrana do zagrożenia i rozmiaru.',
      '面向呼吸、听力与单人作业的防护装备，按危害选型，按尺码配发。',
    ],
    'warning-and-signalling': [
      'Lights and sounders that are noticed in a loud, bright hall, with the sound level and range measured, not estimated.',
      'Leuchten und Sirenen, die in lauten, hellen Hallen auffallen, mit gemessenem Schallpegel und gemessener Reichweite.',
      'Feux et sirènes qui se remarquent dans un hall bruyant et lumineux, niveau sonore et portée mesurés.',
      'Luces y sirenas que se perciben en naves ruidosas y luminosas, con nivel sonoro y alcance medidos.',
      'Lampy i syreny zauważalne w głośnej, jasnej hali, ze zmierzonym poziomem dźwięku i zasięgiem.',
      '在嘈杂明亮的厂房内依然醒目的灯光与声响，声压级与作用距离均为实测值。',
    ],
    'machine-safety': [
      'Switches, relays and light curtains for guards up to PL e, with the values your safety calculation needs.',
      'Schalter, Relais und Lichtvorhänge für Schutzeinrichtungen bis PL e, mit den Kennwerten für Ihre Berechnung.',
      'Interrupteurs, relais et barrières pour protecteurs jusqu’à PL e, avec les valeurs utiles à votre calcul.',
      'Interruptores, relés y cortinas para resguardos hasta PL e, con los valores para su cálculo de seguridad.',
      'Wyłączniki, przekaźniki i kurtyny do osłon do PL e, z wartościami do obliczeń bezpieczeństwa.',
      '适用于最高PL e等级防护装置的开关、继电器与光幕，提供安全计算所需参数。',
    ],
    'printing-and-labelling': [
      'Printers, labels and ribbons tested together, so that the code still scans after heat, oil and a year outdoors.',
      'Drucker, Etiketten und Farbbänder, gemeinsam geprüft: Der Code ist auch nach Hitze, Öl und einem Jahr im Freien lesbar.',
      'Imprimantes, étiquettes et rubans testés ensemble : le code reste lisible après chaleur, huile et un an dehors.',
      'Impresoras, etiquetas y cintas probadas juntas: el código se lee tras calor, aceite y un año a la intemperie.',
      'Drukarki, etykiety i taśmy testowane razem: kod jest czytelny po cieple, oleju i roku na zewnątrz.',
      '打印机、标签与碳带配套测试，经高温、油污与户外一年后条码仍可识读。',
    ],
  },
}
