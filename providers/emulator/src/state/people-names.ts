/** Names of one script, with the letters that their addresses have. */
export interface NamePool {
  /** How many in a hundred people have such a name. */
  readonly share: number
  /** A family name stands before the given one. */
  readonly isFamilyFirst?: boolean
  /** The text between the two. Default: a space. */
  readonly joint?: string
  /** Name and address, such as `Łukasz lukasz`. A name without other letters is its own address. */
  readonly given: readonly string[]
  readonly family: readonly string[]
}

/** The names of made-up people, by script. */
export const namePools: readonly NamePool[] = [
  {
    share: 46,
    given: split(
      'Maya Daniel Grace Noah Olivia Elias Hannah Marcus Chloe Tobias Amara Owen Freya Samuel Ines Felix Nadia',
    ),
    family: split(
      'Reyes Okafor Mutasa Whitfield Bennett Vainio Larsen Osei Hughes Keller Nwosu Brandt Duarte Marsh Rossi Kapoor',
    ),
  },
  {
    share: 22,
    given: pairs(
      'Łukasz lukasz,Zoë zoe,José jose,Søren soren,Françoise francoise,Jürgen jurgen,Lucía lucia,Şebnem sebnem,Ágnes agnes,Nguyễn nguyen',
    ),
    family: pairs(
      'Fernández fernandez,Müller muller,Kowalczyk,Lindqvist,Öztürk ozturk,Nováková novakova,Ó’Súilleabháin osuilleabhain,Çelik celik,Đorđević dordevic,Szabó szabo',
    ),
  },
  {
    share: 6,
    given: pairs('יעל yael,נועם noam,תמר tamar,איתי itai,שירה shira,דניאל daniel'),
    family: pairs('כהן cohen,לוי levi,מזרחי mizrahi,פרץ peretz,בן־עמי benami'),
  },
  {
    share: 7,
    given: pairs('فاطمة fatima,محمد mohammed,ليلى layla,يوسف yusuf,نور noor,عمر omar'),
    family: pairs('الحسن alhassan,حداد haddad,منصور mansour,الخطيب alkhatib,سليم salim'),
  },
  {
    share: 7,
    given: pairs('Анна anna,Дмитрий dmitry,Ольга olga,Сергей sergey,Наталья natalia,Олександр oleksandr'),
    family: pairs('Иванова ivanova,Петров petrov,Шевченко shevchenko,Кузнецов kuznetsov,Ковальчук kovalchuk'),
  },
  {
    share: 6,
    isFamilyFirst: true,
    given: pairs('陽菜 hina,健太 kenta,美咲 misaki,大輔 daisuke,翔太 shota'),
    family: pairs('田中 tanaka,佐藤 sato,鈴木 suzuki,高橋 takahashi,伊藤 ito'),
  },
  {
    share: 3,
    isFamilyFirst: true,
    joint: '',
    given: pairs('伟 wei,秀英 xiuying,敏 min,静 jing,강인 gangin,민준 minjun'),
    family: pairs('王 wang,李 li,张 zhang,陈 chen,김 kim'),
  },
  {
    share: 3,
    given: pairs('प्रिया priya,राहुल rahul,अनन्या ananya,अर्जुन arjun,सुनीता sunita'),
    family: pairs('शर्मा sharma,वर्मा verma,गुप्ता gupta,सिंह singh,पटेल patel'),
  },
]

/** Names that are longer than a column. */
export const longNames: readonly string[] = pairs(
  'Maximiliana Alexandra Konstantinopoulou-Papadimitriou von und zu Hohenlohe-Langenburg maximiliana.konstantinopoulou,' +
    'Juan Carlos Alejandro de la Santísima Trinidad Rodríguez y Fernández de Córdoba juan.rodriguez.cordoba,' +
    'Wolfeschlegelsteinhausenbergerdorff wolfeschlegel',
)

function split(names: string): readonly string[] {
  return names.split(' ')
}

function pairs(names: string): readonly string[] {
  return names.split(',')
}
