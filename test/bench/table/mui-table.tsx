import { DataGrid } from '@mui/x-data-grid'
import { people } from './people.ts'

const columns = ['name', 'email', 'status', 'role', 'groups', 'seen', 'joined'].map((field) => ({ field, flex: 1 }))

/** MUI's free grid with text cells. It shows 100 rows at most, in pages. */
export function MuiTable() {
  return (
    <div style={{ blockSize: 652 }}>
      <DataGrid
        rows={people}
        columns={columns}
        checkboxSelection
        rowHeight={52}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
      />
    </div>
  )
}
