import { useEffect } from 'react';
import { useAuth, useAuthActions, useLoginWithRedirect, AdminPortal } from "@frontegg/react";

function App() {
  const { user, isAuthenticated, isLoading } = useAuth();
  const loginWithRedirect = useLoginWithRedirect();
  const { switchTenant, logout } = useAuthActions();

  useEffect(() => {
    if (!isAuthenticated && !isLoading && !sessionStorage.getItem('left')) loginWithRedirect();
  }, [isAuthenticated, isLoading, loginWithRedirect]);

  const leave = () => {
    sessionStorage.setItem('left', 'yes');
    logout();
  };

  if (!isAuthenticated) return <button onClick={() => loginWithRedirect()}>Log in</button>;
  return (
    <div className="App">
      <p>{user.email} is {user.name}</p>
      <p>Working in {user.tenants.find(t => t.tenantId === user.tenantId)?.name}</p>
      <label>Tenant
        <select value={user.tenantId} onChange={e => switchTenant({ tenantId: e.target.value })}>
          {user.tenants.map(t => <option key={t.tenantId} value={t.tenantId}>{t.name}</option>)}
        </select>
      </label>
      <button onClick={() => AdminPortal.show()}>Settings</button>
      <button onClick={leave}>Log out</button>
    </div>
  );
}

export default App;
