"""How clients are reached."""
