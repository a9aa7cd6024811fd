// The public surface of this entry, written by "npm run api-report". Do not edit.

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

export interface Column<Row extends ListRow> {
    readonly id: string;
    readonly header: MessageKey | (string & {});
    readonly cell: ComponentType<CellProps<Row>>;
    readonly isRowHeader?: boolean | undefined;
    readonly width?: string | undefined;
    readonly align?: 'start' | 'end' | undefined;
    readonly sort?: string | undefined;
    readonly priority?: 1 | 2 | 3 | 4 | undefined;
    readonly below?: ComponentType<CellProps<Row>> | undefined;
    readonly isHidden?: boolean | undefined;
    readonly skeleton?: SkeletonProps['shape'] | undefined;
}

export const DataTable: <Row extends ListRow>(props: DataTableProps<Row>) => ReactElement;

export interface DataTableProps<Row extends ListRow> extends Pick<FilterBarProps, 'searchLabel' | 'filters' | 'countOf'> {
    readonly id: string;
    readonly list: TableList<Row>;
    readonly label: string;
    readonly columns: readonly Column<Row>[];
    readonly changeColumns?: ChangeColumns<Row> | undefined;
    readonly messages?: Partial<Catalogue> | undefined;
    readonly nameOf: (row: Row) => string;
    readonly hrefOf?: ((row: Row) => string) | undefined;
    readonly onOpen?: ((row: Row) => void) | undefined;
    readonly rowActions?: RowActions<Row> | undefined;
    readonly bulkActions?: readonly BulkAction[] | undefined;
    readonly canSelect?: ((row: Row) => true | string) | undefined;
    readonly empty: ReactNode;
    readonly mode?: 'pages' | 'endless' | undefined;
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

export interface Filter {
    readonly id: string;
    readonly label: string;
    readonly options?: readonly SelectOption[] | undefined;
    readonly field?: ComponentType<FilterFieldProps> | undefined;
    readonly textOf?: ((value: string) => string) | undefined;
}

export const FilterBar: Slotted<FilterBarProps, HTMLDivElement>;

export interface FilterBarProps {
    readonly list: FilterableList;
    readonly searchLabel?: string | undefined;
    readonly filters?: readonly Filter[] | undefined;
    readonly countOf?: ((total: number) => string) | undefined;
    readonly children?: ReactNode;
    readonly className?: string | undefined;
}

export interface FilterFieldProps {
    readonly label: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
}

export interface FilterableList extends Pick<ListState<ListRow>, 'query' | 'total' | 'status'>, Pick<ListActions, 'search' | 'filter'> {
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
    readonly onCellError: (error: unknown) => void;
}

export interface TableList<Row extends ListRow> extends ListState<Row>, Omit<ListActions, 'load'> {
    load(): Promise<Outcome>;
    readonly isPending: boolean;
    readonly calls: Readonly<Record<TableRead, {
        readonly error: PorticoError | null;
    }>>;
}

export type TableRead = 'load' | 'search' | 'filter' | 'sort' | 'goToPage' | 'setPageSize';

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
