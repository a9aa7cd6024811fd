// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface Access extends CanRequest {
    readonly name: string;
    readonly admins?: readonly string[] | undefined;
}

export interface BulkAction extends Omit<MenuAction, 'href' | 'run'> {
    readonly run: (input: BulkInput) => unknown;
    readonly resultOf?: ((counts: BulkCounts) => string) | undefined;
}

export interface BulkCounts {
    readonly succeeded: number;
    readonly total: number;
}

export interface CellProps<Row extends ListRow> {
    readonly row: Row;
}

export type ChangeColumns<Row extends ListRow> = (ours: readonly Column<Row>[]) => readonly Column<Row>[];

export type Column<Row extends ListRow> = ColumnBase<Row> & (RoomyColumn<Row> | MainColumn<Row>);

export interface ColumnBase<Row extends ListRow> {
    readonly id: string;
    readonly header: MessageKey | (string & {});
    readonly cell: ComponentType<CellProps<Row>>;
    readonly isRowHeader?: boolean | undefined;
    readonly width?: string | undefined;
    readonly align?: 'start' | 'end' | undefined;
    readonly hasHeadingBelow?: boolean | undefined;
    readonly sort?: string | undefined;
    readonly sortsAs?: 'text' | 'time' | 'number' | undefined;
    readonly isHidden?: boolean | undefined;
    readonly isEmpty?: ((row: Row) => boolean) | undefined;
    readonly skeleton?: SkeletonProps['shape'] | undefined;
}

export function ConfirmDialog({ question, ...rest }: ConfirmDialogProps): ReactElement | null;

export interface ConfirmDialogProps {
    readonly question: Question | null;
    readonly onClose: () => void;
    readonly messages?: Partial<Catalogue> | undefined;
}

export interface Confirming {
    readonly confirm: (question: Question) => void;
    readonly dialog: ReactNode;
}

export interface CopiedFact {
    readonly label: string;
    readonly value: string;
}

export function CopyField({ label, value, actions, children, help, className }: CopyFieldProps): ReactElement;

export interface CopyFieldProps {
    readonly label: string;
    readonly value: string;
    readonly actions?: ReactNode;
    readonly children?: ReactNode;
    readonly help?: ReactNode;
    readonly className?: string | undefined;
}

export interface Crumb {
    readonly label: string;
    readonly href?: string | undefined;
    readonly onPress?: (() => void) | undefined;
}

export function DataTable<Row extends ListRow>(props: DataTableProps<Row>): ReactElement;

export interface DataTableProps<Row extends ListRow> extends Pick<FilterBarProps, 'searchLabel' | 'filters' | 'countOf'> {
    readonly id: string;
    readonly list: TableList<Row>;
    readonly label: string;
    readonly columns: readonly Column<Row>[];
    readonly changeColumns?: ChangeColumns<Row> | undefined;
    readonly messages?: Partial<Catalogue> | undefined;
    readonly nameOf: (row: Row) => string;
    readonly savedText?: ((row: Row) => string) | undefined;
    readonly hrefOf?: ((row: Row) => string) | undefined;
    readonly onOpen?: ((row: Row) => void) | undefined;
    readonly rowActions?: RowActions<Row> | undefined;
    readonly bulkActions?: readonly BulkAction[] | undefined;
    readonly canSelect?: ((row: Row) => true | string) | undefined;
    readonly empty: ReactNode;
    readonly mode?: 'pages' | 'endless' | undefined;
    readonly pageSizes?: readonly number[] | undefined;
    readonly density?: 'comfortable' | 'compact' | undefined;
    readonly tree?: TableTree<Row> | undefined;
    readonly toolbar?: ReactNode;
    readonly className?: string | undefined;
}

export interface DataTableRowProps {
    readonly row: ListRow;
    readonly name: string;
    readonly href: string | null;
    readonly isSelected: boolean;
    readonly isNew: boolean;
    readonly reason: string | null;
    readonly isBusy: boolean;
    readonly error: PorticoError | null;
    readonly canRetry: boolean;
    readonly level: number;
    readonly isOpen: boolean | null;
    readonly isMenuOpen: boolean;
    readonly gap: number;
    readonly position: number | null;
    readonly settings: RowSettings;
}

export interface ExtraFields<Value extends object> {
    readonly at: FieldPath<Value>;
    readonly fields: readonly FieldSettings<unknown, string>[];
    readonly check?: FieldsCheck<Readonly<Record<string, unknown>>> | undefined;
}

export interface FailedWords {
    readonly title: string;
    readonly text?: string | undefined;
}

export type FieldAppearance = 'hidden' | 'viewOnly' | 'edit';

export interface FieldControl<Content> {
    readonly label: string;
    readonly name: string;
    readonly help: ReactNode;
    readonly isOptional?: true;
    readonly error: string | null;
    readonly attempt: unknown;
    readonly value: Content;
    readonly onChange: (value: Content) => void;
}

export type FieldPath<Value> = {
    [Name in keyof Value & string]: NonNullable<Value[Name]> extends readonly unknown[] ? Name : NonNullable<Value[Name]> extends object ? `${Name}.${FieldPath<NonNullable<Value[Name]>>}` | Name : Name;
}[keyof Value & string];

export interface FieldSettings<Content, Path extends string> {
    readonly name: Path;
    readonly label: string;
    readonly help?: ReactNode;
    readonly appearance?: FieldAppearance | undefined;
    readonly isRequired?: boolean | undefined;
    check?(value: Content): string | null;
    readonly codes?: readonly string[] | undefined;
    render(control: FieldControl<Content>): ReactNode;
    show?(value: Content): ReactNode;
}

export type FieldValue<Value, Path extends string> = Path extends keyof Value ? Value[Path] : Path extends `${infer Name}.${infer Rest}` ? Name extends keyof Value ? FieldValue<NonNullable<Value[Name]>, Rest> : never : never;

export type FieldsCheck<Values extends Readonly<Record<string, unknown>>> = StandardSchemaV1<Values, Readonly<Record<string, unknown>>> | ((values: Values) => CheckedFields | Promise<CheckedFields>);

export interface Filter {
    readonly id: string;
    readonly label: string;
    readonly options?: readonly SelectOption[] | undefined;
    readonly field?: ComponentType<FilterFieldProps> | undefined;
    readonly inBar?: ComponentType<FilterFieldProps> | undefined;
    readonly textOf?: ((value: string) => string) | undefined;
}

export const FilterBar: Slotted<FilterBarProps, HTMLDivElement>;

export interface FilterBarProps {
    readonly list: FilterableList;
    readonly searchLabel?: string | undefined;
    readonly filters?: readonly Filter[] | undefined;
    readonly countOf?: ((total: number) => string) | undefined;
    readonly isEmpty?: boolean | undefined;
    readonly children?: ReactNode;
    readonly className?: string | undefined;
}

export interface FilterFieldProps {
    readonly label: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
}

export interface FilterableList extends Pick<ListState<ListRow>, 'query' | 'answered' | 'total' | 'status'>, Pick<ListActions, 'search' | 'filter'> {
}

export type HeadedColumn<Row extends ListRow> = Column<Row> & {
    readonly heading: string;
    readonly isRowHeader: boolean;
};

export interface MainColumn<Row extends ListRow> {
    readonly priority: 2;
    readonly below: ComponentType<CellProps<Row>>;
}

export interface PageRecord {
    readonly value: object | null;
    readonly load: () => Promise<Outcome>;
    readonly calls: {
        readonly load: CallState;
    };
}

export type PageSelection = 'none' | 'some' | 'all';

export interface Question {
    readonly title: string;
    readonly text: string;
    readonly confirm: string;
    readonly keep?: string | undefined;
    readonly typed?: string | undefined;
    readonly isDanger?: boolean | undefined;
    readonly instead?: {
        readonly label: string;
        readonly run: () => void;
    } | undefined;
    readonly body?: ReactNode;
    readonly run: () => Promise<Outcome<unknown>>;
    readonly onClose?: (() => void) | undefined;
}

export function RecordDialog<Value extends object>(props: RecordDialogProps<Value>): ReactElement | null;

export type RecordDialogProps<Value extends object> = RecordFormSettings<NoInfer<Value>> & RecordSource<Value> & {
    readonly title: string;
    readonly lead?: string | undefined;
    readonly isOpen: boolean;
    readonly onClose: () => void;
    readonly afterSave?: (() => void) | undefined;
    readonly submit: string;
    readonly busy?: string | undefined;
    readonly size?: 'md' | 'lg' | undefined;
    readonly isNew?: boolean | undefined;
    readonly note?: ReactNode;
};

export type RecordField<Value extends object> = {
    readonly [Path in FieldPath<Value>]: FieldSettings<FieldValue<Value, Path>, Path> & {
        propose?(values: Value): FieldValue<Value, Path>;
    };
}[FieldPath<Value>];

export function RecordForm<Value extends object>(props: RecordFormProps<Value>): ReactElement;

export type RecordFormProps<Value extends object> = RecordFormSettings<NoInfer<Value>> & RecordSource<Value> & {
    readonly label: string;
    readonly className?: string | undefined;
};

export interface RecordFormSettings<Value extends object> {
    readonly fields: readonly RecordField<Value>[];
    readonly extra?: ExtraFields<Value> | undefined;
    readonly appearance?: Readonly<Partial<Record<FieldPath<Value>, FieldAppearance>>> | undefined;
    readonly messages?: Partial<Catalogue> | undefined;
    readonly viewOnly?: ViewOnly | undefined;
    readonly onSaved?: (() => void) | undefined;
    readonly onEdited?: ((values: Value) => void) | undefined;
    readonly onRefused?: ((names: readonly string[]) => void) | undefined;
    readonly children?: ((field: (name: FieldPath<Value>) => ReactElement | null) => ReactNode) | undefined;
}

export type RecordSource<Value extends object> = {
    readonly record: SavedRecord<Value>;
    readonly value?: undefined;
    readonly onSave?: undefined;
} | {
    readonly record?: undefined;
    readonly value: Value | null;
    readonly onSave: SaveRecord<Value>;
};

export interface RoomyColumn<Row extends ListRow> {
    readonly priority?: 1 | 3 | 4 | undefined;
    readonly below?: ComponentType<CellProps<Row>> | undefined;
}

export type RowActions<Row extends ListRow> = (row: Row) => readonly MenuAction[];

export function RowName({ mark, note, noteDir, children }: RowNameProps): ReactElement;

export interface RowNameProps {
    readonly mark?: ReactNode;
    readonly note?: ReactNode;
    readonly noteDir?: 'ltr' | undefined;
    readonly children?: ReactNode;
}

export interface RowSettings {
    readonly columns: readonly HeadedColumn<ListRow>[];
    readonly id: string;
    readonly hasSelection: boolean;
    readonly hasMenu: boolean;
    readonly isTree: boolean;
    readonly canOpen: boolean;
}

export type SaveRecord<Value extends object> = (changes: RecordPatch<Value>, values: Value) => Promise<Outcome<unknown>>;

export interface SavedRecord<Value extends object> {
    readonly value: Value | null;
    readonly save: (patch: RecordPatch<Value>) => Promise<Outcome>;
}

export interface SecretFile {
    readonly name: string;
    readonly textOf?: ((value: string) => string) | undefined;
}

export function SectionPage(props: SectionPageProps): ReactElement;

export interface SectionPageProps {
    readonly title: string;
    readonly lead?: ReactNode;
    readonly mark?: ReactNode;
    readonly badge?: ReactNode;
    readonly crumbs?: readonly Crumb[] | undefined;
    readonly tools?: ReactNode;
    readonly actions?: ReactNode;
    readonly width?: 'form' | 'table' | undefined;
    readonly aside?: ReactNode;
    readonly tabs?: readonly TabItem[] | undefined;
    readonly tab?: string | undefined;
    readonly onTabChange?: ((id: string) => void) | undefined;
    readonly record?: PageRecord | undefined;
    readonly skeleton?: ReactNode;
    readonly failed?: FailedWords | undefined;
    readonly see?: Access | undefined;
    readonly change?: Access | undefined;
    readonly viewOnly?: ViewOnly | undefined;
    readonly className?: string | undefined;
    readonly children?: ReactNode;
}

export interface SelectionBarProps {
    readonly list: DataTableProps<ListRow>['list'];
    readonly selection: TableSelection;
    readonly actions: readonly BulkAction[];
    readonly begun?: BulkAction | undefined;
    readonly nameOf: (row: ListRow) => string;
    readonly countOf?: ((count: number) => string) | undefined;
    readonly onLeave: () => void;
}

export function ShownOnce({ secret, ...rest }: ShownOnceProps): ReactElement | null;

export interface ShownOnceProps {
    readonly secret: Secret | null;
    readonly title: string;
    readonly lead: string;
    readonly label?: string | undefined;
    readonly once?: string | undefined;
    readonly facts?: readonly CopiedFact[] | undefined;
    readonly file?: SecretFile | undefined;
    readonly isRevealed?: boolean | undefined;
    readonly children?: ReactNode;
    readonly onDone: () => void;
}

export type TableCreation = 'create' | 'add' | 'addMany';

export interface TableList<Row extends ListRow> extends ListState<Row>, Omit<ListActions, 'load'> {
    load(): Promise<Outcome$1>;
    readonly isOffered?: boolean | null;
    readonly isPending: boolean;
    readonly calls: Readonly<Record<TableRead, {
        readonly error: PorticoError | null;
    }>> & Readonly<Partial<Record<TableCreation, Pick<CallState, 'status'>>>>;
}

export type TableRead = 'load' | 'search' | 'filter' | 'sort' | 'goToPage' | 'setPageSize';

export interface TableSelection {
    readonly selected: ReadonlySet<string>;
    readonly page: PageSelection;
    readonly count: number;
    readonly isOnAllPages: boolean;
    readonly beyond: number;
    readonly reasonOf: (id: string) => string | null;
    readonly toggle: (id: string, isRange: boolean) => void;
    readonly togglePage: () => void;
    readonly selectAllPages: () => void;
}

export interface TableSlots {
    readonly DataTable?: ComponentType<DataTableProps<ListRow>> | undefined;
    readonly DataTableRow?: ComponentType<DataTableRowProps> | undefined;
    readonly FilterBar?: ComponentType<FilterBarProps> | undefined;
    readonly SelectionBar?: ComponentType<SelectionBarProps> | undefined;
}

export interface TableTree<Row extends ListRow> {
    readonly levelOf: (row: Row) => number;
    readonly isOpen: (row: Row) => boolean | null;
    readonly onToggle: (row: Row) => void;
}

export interface UnsavedChanges {
    readonly labels: readonly string[];
    readonly save: () => Promise<boolean>;
    readonly discard: () => void;
}

export function UnsavedGuard({ children }: UnsavedGuardProps): ReactElement;

export interface UnsavedGuardProps {
    readonly children: ReactNode;
}

export interface UnsavedGuardState {
    readonly leave: (go: () => void) => void;
    readonly hasChanges: () => boolean;
}

export interface ViewOnly {
    readonly reason: string;
    readonly remedy?: string | undefined;
}

export function useConfirm(messages?: Partial<Catalogue>): Confirming;

export function useUnsavedChanges(changes: UnsavedChanges): void;

export function useUnsavedGuard(): UnsavedGuardState;

export function useViewOnly(): ViewOnly | null;
