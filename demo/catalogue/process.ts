import type { CatalogueOutline } from '#demo/catalogue/outline.ts'

// oxfmt-ignore
export const processCatalogue: CatalogueOutline = {
  tree: [
    ['control-valves', 'control-valve', 'Control valves', 'Stellventile', 'Vannes de régulation', 'Válvulas de control', 'Zawory regulacyjne', '调节阀', [
      ['globe-valves', 'control-valve', 'Globe control valves', 'Durchgangs-Stellventile', 'Vannes de régulation à soupape', 'Válvulas de control de globo', 'Zawory regulacyjne grzybkowe', '直通调节阀', [
        ['single-seated-valves', 'control-valve', 'Single-seated valves', 'Einsitzventile', 'Vannes à simple siège', 'Válvulas de asiento simple', 'Zawory jednogniazdowe', '单座调节阀', [
          ['low-noise-valves', 'control-valve', 'Low-noise valves', 'Geräuscharme Ventile', 'Vannes à faible bruit', 'Válvulas de bajo ruido', 'Zawory niskoszumowe', '低噪声调节阀'],
          ['cryogenic-valves', 'control-valve', 'Cryogenic valves', 'Tieftemperaturventile', 'Vannes cryogéniques', 'Válvulas criogénicas', 'Zawory kriogeniczne', '低温调节阀'],
        ]],
        ['cage-guided-valves', 'control-valve', 'Cage-guided valves', 'Käfiggeführte Ventile', 'Vannes à cage', 'Válvulas guiadas por jaula', 'Zawory klatkowe', '套筒调节阀'],
      ]],
      ['rotary-valves', 'butterfly-valve', 'Rotary control valves', 'Schwenkarmaturen zur Regelung', 'Vannes de régulation rotatives', 'Válvulas de control rotativas', 'Zawory regulacyjne obrotowe', '旋转调节阀', [
        ['segmented-ball-valves', 'ball-valve', 'Segmented ball valves', 'Kugelsegmentventile', 'Vannes à segment sphérique', 'Válvulas de bola segmentada', 'Zawory z segmentem kulowym', 'V型球阀'],
        ['butterfly-valves', 'butterfly-valve', 'Butterfly valves', 'Regelklappen', 'Vannes papillon', 'Válvulas de mariposa', 'Przepustnice', '蝶阀'],
      ]],
      ['on-off-valves', 'ball-valve', 'On-off valves', 'Auf-Zu-Armaturen', 'Vannes tout ou rien', 'Válvulas todo o nada', 'Zawory odcinające', '切断阀'],
    ]],
    ['pressure-and-level', 'pressure-transmitter', 'Pressure and level', 'Druck und Füllstand', 'Pression et niveau', 'Presión y nivel', 'Ciśnienie i poziom', '压力与物位', [
      ['pressure-transmitters', 'pressure-transmitter', 'Pressure transmitters', 'Druckmessumformer', 'Transmetteurs de pression', 'Transmisores de presión', 'Przetworniki ciśnienia', '压力变送器', [
        ['gauge-and-absolute-pressure', 'pressure-transmitter', 'Gauge and absolute pressure', 'Relativ- und Absolutdruck', 'Pression relative et absolue', 'Presión manométrica y absoluta', 'Ciśnienie względne i absolutne', '表压与绝压'],
        ['differential-pressure', 'pressure-transmitter', 'Differential pressure', 'Differenzdruck', 'Pression différentielle', 'Presión diferencial', 'Różnica ciśnień', '差压', [
          ['remote-seal-transmitters', 'pressure-transmitter', 'Remote-seal transmitters', 'Messumformer mit Druckmittler', 'Transmetteurs à séparateur', 'Transmisores con sello remoto', 'Przetworniki z separatorem', '远传法兰变送器'],
          ['multivariable-transmitters', 'pressure-transmitter', 'Multivariable transmitters', 'Multivariable Messumformer', 'Transmetteurs multivariables', 'Transmisores multivariables', 'Przetworniki wieloparametrowe', '多变量变送器'],
        ]],
      ]],
      ['level-measurement', 'radar-level', 'Level measurement', 'Füllstandmessung', 'Mesure de niveau', 'Medición de nivel', 'Pomiar poziomu', '物位测量', [
        ['guided-wave-radar', 'radar-level', 'Guided-wave radar', 'Geführtes Radar', 'Radars à ondes guidées', 'Radar de onda guiada', 'Radary falowodowe', '导波雷达物位计'],
        ['non-contacting-radar', 'radar-level', 'Non-contacting radar', 'Freistrahlendes Radar', 'Radars sans contact', 'Radar sin contacto', 'Radary bezkontaktowe', '非接触式雷达物位计'],
      ]],
      ['pressure-gauges', 'pressure-gauge', 'Pressure gauges', 'Manometer', 'Manomètres', 'Manómetros', 'Manometry', '压力表'],
    ]],
    ['flow-measurement', 'flow-meter', 'Flow measurement', 'Durchflussmessung', 'Mesure de débit', 'Medición de caudal', 'Pomiar przepływu', '流量测量', [
      ['electromagnetic-flow-meters', 'flow-meter', 'Electromagnetic flow meters', 'Magnetisch-induktive Durchflussmesser', 'Débitmètres électromagnétiques', 'Caudalímetros electromagnéticos', 'Przepływomierze elektromagnetyczne', '电磁流量计', [
        ['hygienic-flow-meters', 'flow-meter', 'Hygienic flow meters', 'Hygienische Durchflussmesser', 'Débitmètres hygiéniques', 'Caudalímetros higiénicos', 'Przepływomierze higieniczne', '卫生型流量计'],
        ['slurry-flow-meters', 'flow-meter', 'Slurry flow meters', 'Durchflussmesser für Schlämme', 'Débitmètres pour boues', 'Caudalímetros para lodos', 'Przepływomierze do szlamów', '浆料流量计'],
      ]],
      ['coriolis-flow-meters', 'flow-meter', 'Coriolis flow meters', 'Coriolis-Durchflussmesser', 'Débitmètres Coriolis', 'Caudalímetros Coriolis', 'Przepływomierze Coriolisa', '科里奥利质量流量计'],
      ['vortex-flow-meters', 'flow-meter', 'Vortex flow meters', 'Wirbeldurchflussmesser', 'Débitmètres à vortex', 'Caudalímetros de vórtice', 'Przepływomierze wirowe', '涡街流量计'],
    ]],
    ['temperature', 'thermometer', 'Temperature', 'Temperatur', 'Température', 'Temperatura', 'Temperatura', '温度', [
      ['temperature-sensors', 'thermometer', 'Temperature sensors', 'Temperaturfühler', 'Sondes de température', 'Sondas de temperatura', 'Czujniki temperatury', '温度传感器', [
        ['resistance-thermometers', 'thermometer', 'Resistance thermometers', 'Widerstandsthermometer', 'Sondes à résistance', 'Termorresistencias', 'Czujniki rezystancyjne', '热电阻'],
        ['thermocouples', 'thermocouple', 'Thermocouples', 'Thermoelemente', 'Thermocouples', 'Termopares', 'Termopary', '热电偶', [
          ['mineral-insulated-thermocouples', 'thermocouple', 'Mineral-insulated thermocouples', 'Mantelthermoelemente', 'Thermocouples chemisés', 'Termopares con aislamiento mineral', 'Termopary płaszczowe', '铠装热电偶'],
          ['high-temperature-thermocouples', 'thermocouple', 'High-temperature thermocouples', 'Hochtemperatur-Thermoelemente', 'Thermocouples haute température', 'Termopares de alta temperatura', 'Termopary wysokotemperaturowe', '高温热电偶'],
        ]],
      ]],
      ['temperature-transmitters', 'thermometer', 'Temperature transmitters', 'Temperaturmessumformer', 'Transmetteurs de température', 'Transmisores de temperatura', 'Przetworniki temperatury', '温度变送器'],
      ['thermowells', 'thermowell', 'Thermowells', 'Schutzrohre', 'Doigts de gant', 'Termopozos', 'Osłony termometryczne', '热套管'],
    ]],
    ['gas-and-flame', 'flame-detector', 'Gas and flame', 'Gas und Flamme', 'Gaz et flamme', 'Gas y llama', 'Gaz i płomień', '气体与火焰', [
      ['gas-transmitters', 'gas-transmitter', 'Gas transmitters', 'Gasmessumformer', 'Transmetteurs de gaz', 'Transmisores de gas', 'Przetworniki gazu', '气体变送器'],
      ['flame-detectors', 'flame-detector', 'Flame detectors', 'Flammenwächter', 'Détecteurs de flamme', 'Detectores de llama', 'Czujniki płomienia', '火焰探测器', [
        ['ultraviolet-detectors', 'flame-detector', 'Ultraviolet detectors', 'Ultraviolett-Wächter', 'Détecteurs ultraviolets', 'Detectores ultravioleta', 'Czujniki ultrafioletowe', '紫外探测器'],
        ['infrared-detectors', 'flame-detector', 'Infrared detectors', 'Infrarot-Wächter', 'Détecteurs infrarouges', 'Detectores infrarrojos', 'Czujniki podczerwieni', '红外探测器'],
      ]],
      ['gas-analysers', 'cabinet', 'Gas analysers', 'Gasanalysatoren', 'Analyseurs de gaz', 'Analizadores de gas', 'Analizatory gazów', '气体分析仪'],
    ]],
    ['actuators-and-positioners', 'linear-actuator', 'Actuators and positioners', 'Antriebe und Stellungsregler', 'Actionneurs et positionneurs', 'Actuadores y posicionadores', 'Siłowniki i pozycjonery', '执行机构与定位器', [
      ['pneumatic-actuators', 'diaphragm-actuator', 'Pneumatic actuators', 'Pneumatische Antriebe', 'Actionneurs pneumatiques', 'Actuadores neumáticos', 'Siłowniki pneumatyczne', '气动执行机构', [
        ['diaphragm-actuators', 'diaphragm-actuator', 'Diaphragm actuators', 'Membranantriebe', 'Actionneurs à membrane', 'Actuadores de diafragma', 'Siłowniki membranowe', '薄膜执行机构'],
        ['piston-actuators', 'linear-actuator', 'Piston actuators', 'Kolbenantriebe', 'Actionneurs à piston', 'Actuadores de pistón', 'Siłowniki tłokowe', '活塞执行机构'],
      ]],
      ['electric-actuators', 'linear-actuator', 'Electric actuators', 'Elektrische Antriebe', 'Actionneurs électriques', 'Actuadores eléctricos', 'Siłowniki elektryczne', '电动执行机构'],
      ['positioners', 'positioner', 'Positioners', 'Stellungsregler', 'Positionneurs', 'Posicionadores', 'Pozycjonery', '阀门定位器'],
    ]],
    ['controllers-and-io', 'rail-controller', 'Controllers and I/O', 'Regler und E/A', 'Régulateurs et E/S', 'Controladores y E/S', 'Regulatory i moduły we/wy', '控制器与I/O', [
      ['process-controllers', 'rail-controller', 'Process controllers', 'Prozessregler', 'Régulateurs de procédé', 'Controladores de proceso', 'Regulatory procesowe', '过程控制器', [
        ['single-loop-controllers', 'thermostat', 'Single-loop controllers', 'Einkreisregler', 'Régulateurs monoboucle', 'Controladores de un lazo', 'Regulatory jednopętlowe', '单回路控制器'],
        ['multi-loop-controllers', 'rail-controller', 'Multi-loop controllers', 'Mehrkreisregler', 'Régulateurs multiboucles', 'Controladores multilazo', 'Regulatory wielopętlowe', '多回路控制器'],
      ]],
      ['remote-io', 'rail-controller', 'Remote I/O', 'Dezentrale E/A', 'E/S déportées', 'E/S remotas', 'Oddalone moduły we/wy', '远程I/O', [
        ['analogue-modules', 'rail-controller', 'Analogue modules', 'Analogmodule', 'Modules analogiques', 'Módulos analógicos', 'Moduły analogowe', '模拟量模块'],
        ['digital-modules', 'rail-controller', 'Digital modules', 'Digitalmodule', 'Modules numériques', 'Módulos digitales', 'Moduły cyfrowe', '数字量模块'],
      ]],
      ['paperless-recorders', 'flight-display', 'Paperless recorders', 'Bildschirmschreiber', 'Enregistreurs sans papier', 'Registradores sin papel', 'Rejestratory bezpapierowe', '无纸记录仪'],
    ]],
  ],
  introductions: {
    'control-valves': [
      'Globe, rotary and on-off valves sized to IEC 60534, with trim, noise and thrust calculated before you order.',
      'Durchgangs-, Schwenk- und Auf-Zu-Armaturen, ausgelegt nach IEC 60534: Garnitur, Schall und Stellkraft vor der Bestellung berechnet.',
      'Vannes à soupape, rotatives et tout ou rien dimensionnées selon l’IEC 60534, avec bruit et poussée calculés avant commande.',
      'Válvulas de globo, rotativas y todo o nada según IEC 60534, con ruido y empuje calculados antes del pedido.',
      'Zawory grzybkowe, obrotowe i odcinające dobrane według IEC 60534, z obliczonym hałasem i siłą przed zamówieniem.',
      '按IEC 60534选型的直通、旋转与切断阀，订货前即完成阀内件、噪声与推力计算。',
    ],
    'pressure-and-level': [
      'Transmitters and gauges for pressure and level, delivered set to your range and with the calibration record attached.',
      'Messumformer und Manometer für Druck und Füllstand, auf Ihren Messbereich eingestellt und mit Kalibrierprotokoll geliefert.',
      'Transmetteurs et manomètres pour pression et niveau, livrés réglés à votre échelle avec le relevé d’étalonnage.',
      'Transmisores y manómetros de presión y nivel, ajustados a su rango y con el registro de calibración.',
      'Przetworniki i manometry ciśnienia i poziomu, ustawione na Państwa zakres i dostarczane z protokołem wzorcowania.',
      '压力与物位变送器及仪表，按量程整定后交付，并附校准记录。',
    ],
    'flow-measurement': [
      'Electromagnetic, Coriolis and vortex meters for water, slurry, steam and custody transfer.',
      'Magnetisch-induktive, Coriolis- und Wirbelzähler für Wasser, Schlamm, Dampf und eichpflichtigen Verkehr.',
      'Débitmètres électromagnétiques, Coriolis et vortex pour eau, boues, vapeur et transactions.',
      'Caudalímetros electromagnéticos, Coriolis y de vórtice para agua, lodos, vapor y transferencia de custodia.',
      'Przepływomierze elektromagnetyczne, Coriolisa i wirowe do wody, szlamu, pary i rozliczeń.',
      '电磁、科里奥利与涡街流量计，适用于水、浆料、蒸汽与贸易结算。',
    ],
    temperature: [
      'Sensors, transmitters and thermowells that fit together, with the wake frequency calculation on request.',
      'Fühler, Messumformer und Schutzrohre, die zusammenpassen, auf Wunsch mit Festigkeitsberechnung des Schutzrohrs.',
      'Sondes, transmetteurs et doigts de gant assortis, avec calcul de tenue aux vibrations sur demande.',
      'Sondas, transmisores y termopozos que encajan, con cálculo de frecuencia de estela bajo demanda.',
      'Czujniki, przetworniki i osłony, które do siebie pasują, z obliczeniem wytrzymałości osłony na życzenie.',
      '相互配套的传感器、变送器与热套管，可应要求提供尾流频率计算。',
    ],
    'gas-and-flame': [
      'Transmitters, flame detectors and analysers for burners, stacks and hazardous areas, up to SIL 3.',
      'Messumformer, Flammenwächter und Analysatoren für Brenner, Kamine und Ex-Bereiche, bis SIL 3.',
      'Transmetteurs, détecteurs de flamme et analyseurs pour brûleurs, cheminées et zones ATEX, jusqu’à SIL 3.',
      'Transmisores, detectores de llama y analizadores para quemadores, chimeneas y zonas clasificadas, hasta SIL 3.',
      'Przetworniki, czujniki płomienia i analizatory do palników, kominów i stref zagrożonych wybuchem, do SIL 3.',
      '用于燃烧器、烟道与防爆区的变送器、火焰探测器与分析仪，最高SIL 3。',
    ],
    'actuators-and-positioners': [
      'Actuators and positioners for our valves and for others, matched by thrust, stroke and mounting.',
      'Antriebe und Stellungsregler für unsere und fremde Ventile, passend nach Stellkraft, Hub und Anbau.',
      'Actionneurs et positionneurs pour nos vannes et pour d’autres, selon poussée, course et montage.',
      'Actuadores y posicionadores para nuestras válvulas y las de otros, según empuje, carrera y montaje.',
      'Siłowniki i pozycjonery do naszych i obcych zaworów, dobrane według siły, skoku i mocowania.',
      '适配本公司及其他品牌阀门的执行机构与定位器，按推力、行程与安装方式匹配。',
    ],
    'controllers-and-io': [
      'Controllers, remote I/O and recorders that close the loop, with configurations kept by serial number.',
      'Regler, dezentrale E/A und Schreiber, die den Regelkreis schließen, mit Konfigurationen je Seriennummer.',
      'Régulateurs, E/S déportées et enregistreurs qui ferment la boucle, configuration conservée par numéro de série.',
      'Controladores, E/S remotas y registradores que cierran el lazo, con la configuración guardada por número de serie.',
      'Regulatory, oddalone moduły we/wy i rejestratory, które domykają pętlę, z konfiguracją według numeru seryjnego.',
      '构成完整回路的控制器、远程I/O与记录仪，组态按序列号保存。',
    ],
  },
}
