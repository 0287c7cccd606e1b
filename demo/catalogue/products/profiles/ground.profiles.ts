import type { Profile } from '#demo/catalogue/products/profiles/profile.ts'

/** Ground equipment that keeps aircraft flying. */
export const groundProfiles = {
  testSet: {
    axis: { key: 'channels', values: [2, 3, 4, 6, 8] },
    version: { key: 'interface', values: ['USB', 'Wi-Fi 6'], letters: ['U', 'W'] },
    traits: [
      ['range', ['0…35 000 ft', '0…55 000 ft', '0…80 000 ft', '0…1000 kt']],
      ['accuracy', [0.01, 0.02, 0.05]],
      ['battery_life', [6, 8, 12]],
      ['supply', ['100–240 V AC', '28 V DC', '90–260 V AC']],
      ['protection', ['IP 54', 'IP 65', 'IP 67']],
      ['temperature_range', ['-20…50', '0…50', '-30…55']],
      ['approval', ['ISO/IEC 17025', 'RVSM', 'CE', 'MIL-STD-810H']],
    ],
    grows: [['weight', 6.5, 1.15, 1]],
    price: [3900, 9800, 1.33],
    extra: 'battery',
    opener: [
      'The {series} {noun} proves on the ramp what used to need a hangar, and keeps a signed record for each tail number.',
      '{Noun} der Baureihe {series}: prüft auf dem Vorfeld, was sonst die Halle brauchte, mit signiertem Protokoll je Kennzeichen.',
      '{Noun} de la série {series} : contrôle sur l’aire ce qui exigeait le hangar, procès-verbal signé par immatriculation.',
      '{Noun} de la serie {series}: comprueba en rampa lo que antes exigía hangar, con registro firmado por matrícula.',
      '{Noun} serii {series}: sprawdza na płycie to, co wymagało hangaru, z podpisanym protokołem dla każdego samolotu.',
      '{series} 系列{noun}，停机坪即可完成原需机库的测试，按机号保存签名记录。',
    ],
    detail: [
      '{channels} channels, {range}, accuracy {accuracy}, {battery_life} on battery, {interface}, {protection}.',
      '{channels} Kanäle, {range}, Genauigkeit {accuracy}, {battery_life} mit Akku, {interface}, {protection}.',
      '{channels} voies, {range}, précision {accuracy}, {battery_life} sur batterie, {interface}, {protection}.',
      '{channels} canales, {range}, precisión {accuracy}, {battery_life} con batería, {interface}, {protection}.',
      'Liczba kanałów: {channels}; {range}, dokładność {accuracy}, {battery_life} na akumulatorze, {interface}, {protection}.',
      '{channels} 通道，{range}，精度 {accuracy}，电池 {battery_life}，{interface}，{protection}。',
    ],
  },
  adapter: {
    axis: { key: 'diameter', values: [6, 8, 10, 12, 16], codes: ['06', '08', '10', '12', '16'] },
    version: { key: 'length', values: [1.5, 5], letters: ['S', 'L'] },
    traits: [
      ['material', ['EN AW-7075', '316L', 'POM']],
      ['seal_material', ['VMQ', 'FKM', 'NBR']],
      ['connection', ['AN-4', 'AN-6', 'AS5202']],
      ['colour', ['RAL 3020', 'RAL 1021', 'RAL 6018']],
      ['temperature_range', ['-30…60', '-40…70', '-55…85']],
      ['approval', ['CE', 'ISO 9001', 'EN 9100']],
    ],
    grows: [['weight', 0.3, 1.2, 2]],
    price: [240, 780, 1.13],
    extra: 'seals',
    opener: [
      'The {series} {noun} seals on the probe at the first try and cannot be left on unseen: its streamer is longer than the rules ask.',
      '{Noun} der Baureihe {series}: dichtet beim ersten Versuch und kann dank langer Warnfahne nicht übersehen werden.',
      '{Noun} de la série {series} : étanche du premier coup, flamme d’avertissement plus longue que la norme.',
      '{Noun} de la serie {series}: estanco a la primera, con banderola más larga de lo exigido.',
      '{Noun} serii {series}: szczelność za pierwszym razem i taśma ostrzegawcza dłuższa, niż wymagają przepisy.',
      '{series} 系列{noun}，一次装夹即密封，警示飘带醒目，不易遗留。',
    ],
    detail: [
      'For {diameter}, hose {length}, body in {material}, seal in {seal_material}, connection {connection}.',
      'Für {diameter}, Schlauch {length}, Körper aus {material}, Dichtung aus {seal_material}, Anschluss {connection}.',
      'Pour {diameter}, flexible {length}, corps en {material}, joint en {seal_material}, raccord {connection}.',
      'Para {diameter}, manguera {length}, cuerpo de {material}, junta de {seal_material}, conexión {connection}.',
      'Do {diameter}, wąż {length}, korpus {material}, uszczelka {seal_material}, przyłącze {connection}.',
      '适用直径 {diameter}，软管 {length}，本体 {material}，密封 {seal_material}，接口 {connection}。',
    ],
  },
} as const satisfies Readonly<Record<string, Profile>>
