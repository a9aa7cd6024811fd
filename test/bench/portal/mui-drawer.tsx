import Drawer from '@mui/material/Drawer'
import { DataGrid, type GridRowsProp } from '@mui/x-data-grid'
import { useEffect, useState } from 'react'

const columns = ['name', 'email', 'status', 'role', 'groups', 'seen', 'joined'].map((field) => ({ field, flex: 1 }))

/** A page of users as an application would build it: MUI's free grid in a drawer. */
export function MuiDrawer() {
  const [rows, setRows] = useState<GridRowsProp>()
  useEffect(() => {
    void fetch('/rows').then(async (response) => setRows(await response.json()))
  }, [])
  return (
    <Drawer open anchor="right">
      <div style={{ inlineSize: '80vw', blockSize: '100vh' }}>
        <DataGrid rows={rows ?? []} columns={columns} loading={!rows} checkboxSelection rowHeight={52} />
      </div>
    </Drawer>
  )
}
