import React from 'react';
import ReactDOM from 'react-dom/client';
import { FronteggProvider } from "@frontegg/react";
import App from './App';

const contextOptions = {
  baseUrl: process.env.REACT_APP_FRONTEGG_BASE_URL,
  clientId: process.env.REACT_APP_FRONTEGG_CLIENT_ID
};

ReactDOM.createRoot(document.getElementById('root')).render(
    <FronteggProvider contextOptions={contextOptions} hostedLoginBox={true}>
        <App />
    </FronteggProvider>
);
